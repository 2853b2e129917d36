import { monthRangeText } from '#app/format/dates.ts'
import type { SelfSponsorshipData, SelfSponsorshipOnWire } from '#contract/exits/self-sponsorship.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'

export function consequenceSentence(situation: SelfSponsorshipOnWire): string {
  const { custo, primeiroVencimento } = situation
  const monthly = `Você passa a pagar ${reaisText(custo?.total ?? 0)} por mês. O primeiro vencimento é ${dateText(primeiroVencimento)}.`
  return [monthly, owedSentence(situation)].filter((sentence) => sentence !== null).join(' ')
}

/** Which months since the end of the employment are asked for besides; null for none. */
export function owedSentence({
  devidoDesde,
  primeiroVencimento,
}: Pick<SelfSponsorshipOnWire, 'devidoDesde' | 'primeiroVencimento'>): string | null {
  if (devidoDesde === null) return null
  const last = addToCompetence(competenceOf(primeiroVencimento), -1)
  const months = monthRangeText(devidoDesde, last)
  return devidoDesde === last
    ? `Para não ficar mês sem contribuição, o de ${months} é cobrado junto, com o mesmo vencimento e sem multa.`
    : `Para não ficar mês sem contribuição, os de ${months} são cobrados juntos, um boleto por mês, com o mesmo vencimento e sem multa.`
}

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
