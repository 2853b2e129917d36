import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { SelfSponsorshipData, SelfSponsorshipOnWire } from '#contract/self-sponsorship.ts'

/** What the review says the choice does. */
export function consequenceSentence({ custo, primeiroVencimento }: SelfSponsorshipOnWire): string {
  return `Você passa a pagar ${formatReais(custo?.total ?? 0)} por mês. O primeiro vencimento é ${formatDate(primeiroVencimento)}.`
}

/** What the choice would keep if it were sent now; the API computes it again. */
export function selfSponsorshipToCome({
  custo,
  primeiroVencimento,
}: SelfSponsorshipOnWire): SelfSponsorshipData {
  return {
    salario: custo?.salario ?? 0,
    percentualBasica: custo?.percentualBasica ?? 0,
    percentualSuplementar: custo?.percentualSuplementar ?? 0,
    parcelas: custo?.parcelas ?? [],
    total: custo?.total ?? 0,
    primeiroVencimento,
  }
}
