import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { DeferralData, DeferralOnWire } from '#contract/exits/deferral.ts'
import { yesNoOf } from '#contract/yes-no.ts'

export function consequenceSentence({ saldo, aposentadoriaEm }: DeferralOnWire): string {
  const until = aposentadoriaEm
    ? `, e a aposentadoria normal pode ser pedida a partir de ${formatDate(aposentadoriaEm)}`
    : ''
  return `As contribuições param. O saldo de ${formatReais(saldo)} continua investido no plano${until}.`
}

export function deferralToCome({
  saldo,
  taxaMensal,
  podeContribuir,
  aposentadoriaEm,
}: DeferralOnWire): DeferralData {
  return {
    confirmacao: 'S',
    saldo,
    taxaMensal,
    podeContribuir: yesNoOf(podeContribuir),
    aposentadoriaEm,
  }
}
