import { searchOf } from '#app/navigation/search-values.ts'

/** A figure of an address as text, whatever it is; the rules of the simulation take what they can use. */
const figure = (raw: unknown): string | undefined =>
  (typeof raw === 'number' || typeof raw === 'string') && String(raw).length <= LONGEST
    ? String(raw)
    : undefined

const LONGEST = 16

/** What a link to the public simulator may bring. Figures only: it says nothing of who made it. */
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
