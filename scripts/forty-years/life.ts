import type { Random } from '#backend/demo/random.ts'
import { inventedCpf } from '#backend/testing/invented-rows.ts'
import { addDays, addMonths, addYears, daysBetween, type IsoDate } from '#domain/calendar.ts'

/** The plans of the fund: two with a sponsor, one without. */
export type PlanId = 1 | 4 | 7

/** Events of a life on a day; each is a file or a function of `acts/`. */
export type LifeAct =
  | { act: 'change-contribution'; basic: number; supplementary: number }
  | { act: 'suspend-contribution'; months: number }
  | { act: 'resume-contribution' }
  | { act: 'choose-regime'; regime: 'progressivo' | 'regressivo' }
  | { act: 'add-dependants'; people: readonly Dependant[] }
  | { act: 'borrow'; share: number; months: number; system: 'price' | 'sac' }
  | { act: 'pay-loan-off' }
  | { act: 'leave-sponsor' }
  | { act: 'statement' }
  | { act: 'option'; option: Option }
  | { act: 'declare' }
  | { act: 'retire'; kind: 'normal' | 'antecipada'; income: Income; cash: number }
  | { act: 'change-income'; income: Income }
  | { act: 'suspend-benefit'; months: number }
  | { act: 'court-order' }
  | { act: 'court-release' }
  | { act: 'fall-ill' }
  | { act: 'turn-65' }
  | { act: 'die'; registeredAfter: number }
  | { act: 'open-pensions' }
export type Option =
  | 'redemption'
  | 'redemption-in-instalments'
  | 'portability'
  | 'deferral'
  | 'self-sponsorship'
  | 'none'
export type Income =
  | { type: 'percentual'; percent: number }
  | { type: 'prazo-certo'; years: number }
  | { type: 'vitalicia' }
export type Dependant = {
  name: string
  cpf: string
  birth: IsoDate
  kinship: 'conjuge' | 'filho'
  share: number
}

/** A life as it is drawn from the seed: who, and what they do on which day. Refusals are the product's to give. */
export type Life = {
  n: number
  cpf: string
  name: string
  birth: IsoDate
  planId: PlanId
  enrolment: string
  /** Day of the adhesion; `enters`: the day on which the sponsor's sheet brings them. */
  joinedOn: IsoDate
  enters: IsoDate
  salary: string
  /** Reais that are there already when somebody enters who joined long ago; 0 for who begins. */
  brought: number
  /** Voluntary contribution, reais; of plans without a sponsor. */
  voluntary: number
  /** Of a hundred slips, how many are paid in time, and how many late. */
  habits: { inTime: number; late: number }
  acts: readonly { on: IsoDate; what: LifeAct }[]
}

const FIRST = [
  'Ana',
  'Carlos',
  'Dulce',
  'Eduardo',
  'Fernanda',
  'Gustavo',
  'Helena',
  'Igor',
  'Joana',
  'Nelson',
  'Olívia',
  'Raul',
  'Sílvia',
  'César',
  'Bianca',
  'Cecília',
  'Aline',
]
const FAMILY = [
  'Lima',
  'Nunes',
  'Moreira',
  'Prates',
  'Rocha',
  'Teles',
  'Castro',
  'Matos',
  'Prado',
  'Vieira',
  'Freitas',
  'Meireles',
  'Andrade',
  'Moura',
  'Rezende',
]

/** CPFs of dependants follow those of everybody who may enter. */
const DEPENDANTS_FROM = 20_000

export type Span = { from: IsoDate; to: IsoDate }

/** Draws the life of person number `n`, the same whoever else lives in the fund. */
export function lifeOf(n: number, random: Random, { from, to }: Span): Life {
  const days = daysBetween(from, to)
  const isVeteran = random.next() < 0.35
  const enters = isVeteran
    ? addDays(from, random.integer(1, 20))
    : addDays(from, random.integer(20, Math.max(21, days - 30)))
  const age = isVeteran ? random.integer(34, 66) : random.integer(20, 50)
  const drawn = addDays(addYears(enters, -age), -random.integer(1, 364))
  const birth = n % 8 === 3 ? leapDayBefore(drawn) : drawn
  const years = isVeteran ? random.integer(1, Math.min(25, age - 20)) : 0
  const joinedOn = isVeteran
    ? addDays(addYears(enters, -years), -random.integer(0, 300))
    : addDays(enters, -random.integer(0, 12))
  const planId = random.pick([1, 1, 1, 7, 7, 4] as const)
  const life = {
    n,
    cpf: inventedCpf(n),
    name: `${random.pick(FIRST)} ${random.pick(FAMILY)} ${random.pick(FAMILY)}`,
    birth,
    planId,
    enrolment: String(500_000 + n),
    joinedOn,
    enters,
    salary: `${random.integer(4000, 22_000)}.${String(random.integer(0, 99)).padStart(2, '0')}`,
    brought: isVeteran ? years * random.integer(6000, 30_000) : 0,
    voluntary: random.integer(150, 1800),
    habits: { inTime: random.integer(70, 98), late: random.integer(1, 10) },
  }
  return {
    ...life,
    acts: actsOf(life, random)
      .filter(({ on }) => on <= to)
      .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
  }
}

/** Days that most years do not have come up once in 1,461 births, and are where ages and terms go wrong. */
function leapDayBefore(day: IsoDate): IsoDate {
  const year = Number(day.slice(0, 4)) - 1
  return `${year - (year % 4)}-02-29`
}

type Drawn = Omit<Life, 'acts'>
type Dated = Life['acts'][number]

function actsOf(life: Drawn, random: Random): Dated[] {
  const { birth, enters, planId } = life
  const acts: Dated[] = []
  const at = (on: IsoDate, what: LifeAct) => acts.push({ on, what })
  const after = (day: IsoDate, least: number, most: number) => addDays(day, random.integer(least, most))
  const isSponsored = planId !== 4
  const retiresAt = addDays(
    addYears(birth, random.pick([55, 58, 60, 60, 61, 63, 65])),
    random.integer(3, 360),
  )
  const diesAt = addDays(addYears(birth, random.integer(61, 91)), random.integer(0, 364))
  const diesEarly = random.next() < 0.08 ? after(enters, 200, 9000) : diesAt
  const death = diesEarly < diesAt ? diesEarly : diesAt
  const leavesAt = isSponsored && random.next() < 0.45 ? after(enters, 60, 7000) : null
  const out = leavesAt !== null && leavesAt < retiresAt ? leavesAt : null
  const end = [death, out ?? retiresAt].toSorted()[0] as IsoDate

  at(after(enters, 17, 25), {
    act: 'change-contribution',
    basic: random.integer(1, 6),
    supplementary: random.pick([0, 0, 3, 5, 10]),
  })
  if (random.next() < 0.6)
    at(after(enters, 18, 400), { act: 'choose-regime', regime: random.pick(['progressivo', 'regressivo']) })
  if (random.next() < 0.7)
    at(after(enters, 18, 900), { act: 'add-dependants', people: dependantsOf(life, random) })
  for (let day = after(enters, 100, 900); day < end; day = after(day, 300, 2500)) {
    const kind = random.integer(1, 6)
    if (kind <= 2)
      at(day, {
        act: 'change-contribution',
        basic: random.integer(1, 6),
        supplementary: random.pick([0, 4, 8]),
      })
    else if (kind === 3) {
      at(day, { act: 'suspend-contribution', months: random.integer(2, 8) })
      if (random.next() < 0.4) at(after(day, 50, 110), { act: 'resume-contribution' })
    } else if (kind <= 5) {
      at(day, {
        act: 'borrow',
        share: random.integer(10, 80) / 100,
        months: random.pick([6, 12, 12, 24, 36]),
        system: random.pick(['price', 'sac']),
      })
      if (random.next() < 0.25) at(after(day, 90, 300), { act: 'pay-loan-off' })
    }
  }
  if (out !== null) {
    at(out, { act: 'leave-sponsor' })
    const option = random.pick([
      'redemption',
      'redemption-in-instalments',
      'portability',
      'deferral',
      'self-sponsorship',
      'none',
    ] as const)
    at(after(out, 22, 50), { act: 'option', option })
    if (option === 'redemption' || option === 'redemption-in-instalments' || option === 'portability')
      return withDeath(acts, death, random)
  }
  if (death > retiresAt) {
    // Who is paid already by the employer leaves it first.
    if (isSponsored && out === null) at(addDays(retiresAt, -18), { act: 'leave-sponsor' })
    at(addDays(retiresAt, -1), { act: 'declare' })
    const kind = addYears(birth, 60) > retiresAt ? 'antecipada' : 'normal'
    at(retiresAt, {
      act: 'retire',
      kind,
      income: incomeOf(random, isSponsored),
      cash: random.pick([0, 0, 10, 25]),
    })
    // Who was refused asks again when they may.
    at(addDays(addYears(birth, 60), 20), {
      act: 'retire',
      kind: 'normal',
      income: incomeOf(random, isSponsored),
      cash: 0,
    })
    for (let day = after(retiresAt, 200, 900); day < death; day = after(day, 200, 1500)) {
      const kind = random.integer(1, 6)
      if (kind <= 2) at(firstOf(day, random), { act: 'change-income', income: incomeOf(random, false) })
      else if (kind === 3) at(day, { act: 'suspend-benefit', months: random.integer(1, 6) })
      else if (kind === 4) {
        at(day, { act: 'court-order' })
        at(after(day, 20, 200), { act: 'court-release' })
      } else if (kind === 5)
        at(day, {
          act: 'borrow',
          share: random.integer(10, 60) / 100,
          months: random.pick([6, 12, 24]),
          system: random.pick(['price', 'sac']),
        })
      else at(day, { act: 'fall-ill' })
    }
    at(addDays(addYears(birth, 65), random.integer(1, 60)), { act: 'turn-65' })
  }
  return withDeath(acts, death, random)
}

/** A day of the next window in which an income is changed, June or December. */
function firstOf(day: IsoDate, random: Random): IsoDate {
  const month = day.slice(5, 7) <= '06' ? '06' : '12'
  return `${day.slice(0, 4)}-${month}-${String(random.integer(1, 18)).padStart(2, '0')}`
}

function incomeOf(random: Random, mayBeForLife: boolean): Income {
  const drawn = random.integer(1, mayBeForLife ? 3 : 2)
  if (drawn === 1) return { type: 'percentual', percent: random.integer(3, 20) / 10 }
  if (drawn === 2) return { type: 'prazo-certo', years: random.pick([1, 2, 3, 5, 7, 10, 15, 20]) }
  return { type: 'vitalicia' }
}

function withDeath(acts: Dated[], death: IsoDate, random: Random): Dated[] {
  const registeredAfter = random.pick([1, 3, 9, 20, 45])
  const until = acts.filter(({ on }) => on < death)
  const registered = addDays(death, registeredAfter)
  return [
    ...until,
    { on: registered, what: { act: 'die', registeredAfter } },
    { on: addDays(registered, random.integer(3, 60)), what: { act: 'open-pensions' } },
  ]
}

function dependantsOf({ n, birth, enters }: Drawn, random: Random): Dependant[] {
  const child = (at: number, share: number): Dependant => ({
    name: `${random.pick(FIRST)} ${random.pick(FAMILY)}`,
    cpf: inventedCpf(DEPENDANTS_FROM + n * 4 + at),
    birth: addMonths(enters, -random.integer(13, 190)),
    kinship: 'filho',
    share,
  })
  const spouse: Dependant = {
    name: `${random.pick(FIRST)} ${random.pick(FAMILY)}`,
    cpf: inventedCpf(DEPENDANTS_FROM + n * 4),
    birth: addDays(birth, random.integer(-3000, 3000)),
    kinship: 'conjuge',
    share: 100,
  }
  const drawn = random.integer(1, 4)
  if (drawn === 1) return [spouse]
  if (drawn === 2) return [{ ...spouse, share: 60 }, child(1, 40)]
  if (drawn === 3) return [{ ...spouse, share: 33.34 }, child(1, 33.33), child(2, 33.33)]
  return [child(1, 100)]
}
