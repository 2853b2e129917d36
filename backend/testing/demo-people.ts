/** The demo's people by what they are for, so that tests read as sentences. */
export const DemoCpf = {
  ana: '52998224725',
  carlos: '11144477735',
  dulce: '12345678909',
  eduardo: '98765432100',
  fernanda: '39053344705',
  gustavo: '15350946056',
  helena: '86288366757',
  nelson: '70123000009',
  olivia: '70123000190',
  igor: '24843803480',
  joana: '71428793860',
  silvia: '70123020034',
  raul: '70123020115',
  /** Invented: a benefit in HPE waits for its first payment. */
  cesar: '70123001080',
  /** Attendant, level 1. */
  karina: '04645553020',
  /** Attendant, level 2. */
  luiz: '93541134780',
  /** Attendant, level 3. */
  marta: '16899535009',
} as const
