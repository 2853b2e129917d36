import { searchOf } from '#app/navigation/search-values.ts'

/** A figure of an address as text, whatever it is; the rules of the simulation take what they can use. */
const figure = (raw: unknown): string | undefined =>
  (typeof raw === 'number' || typeof raw === 'string') && String(raw).length <= LONGEST
    ? String(raw)
    : undefined

const LONGEST = 16

/** The address's search parameters as the query string of a link. */
export function queryOfSearch(search: ReturnType<typeof simulationSearch>): string {
  const told = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return new URLSearchParams(told).toString()
}

/** Search parameters of the public simulator. Figures only: they identify nobody. */
export const simulationSearch = searchOf({
  idade: figure,
  aposentadoria: figure,
  saldo: figure,
  saldoPatrocinadora: figure,
  contribuicao: figure,
  patrocinadora: figure,
  salario: figure,
  rendimento: figure,
  crescimento: figure,
  saque: figure,
  percentual: figure,
  prazo: figure,
  meta: figure,
})
