import type { DeferralData } from '#contract/exits/deferral.ts'
import type { ContestationData } from '#contract/exits/exit-statement.ts'
import type { PortabilityData } from '#contract/exits/portability.ts'
import type { SelfSponsorshipData } from '#contract/exits/self-sponsorship.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** Figures of a redemption, by the quotas of the day of the decision: its instalments and its deductions. Reais. */
export type RedemptionFigures = {
  isTotal: boolean
  gross: number
  loan: number
  /** Stays with the plan, because the person's share of the sponsor's part does not reach it. */
  lost: number
  instalments: readonly { on: IsoDate; amount: string }[]
  account: string | null
}

/** A redemption: what is paid, when, into which account, and what becomes of the link. */
export function redemptionEffect({
  isTotal,
  gross,
  loan,
  lost,
  instalments,
  account,
}: RedemptionFigures): readonly string[] {
  const [first] = instalments
  const into = account === null ? '' : `, na conta ${account}`
  return [
    instalments.length === 1 && first
      ? `Paga ${reaisText(gross)} brutos em ${dateText(first.on)}${into}, menos o imposto do dia.`
      : `Paga ${reaisText(gross)} brutos em ${instalments.length} parcelas${into}, a primeira de ${reaisText(Number(first?.amount ?? 0))} em ${first ? dateText(first.on) : ''}, menos o imposto de cada dia.`,
    ...(loan > 0 ? [`Antes quita o empréstimo de ${reaisText(loan)}.`] : []),
    ...(lost > 0 ? [`A parte da patrocinadora de ${reaisText(lost)} fica no plano.`] : []),
    ...(isTotal ? ['O participante deixa o plano.'] : []),
  ]
}

/** Savings that go to another entity. `amount`: by the quotas of the day, reais. */
export function portabilityEffect(
  { entidadeDestino, plano, percentual }: PortabilityData,
  amount: number,
): readonly string[] {
  return [
    `Transfere ${reaisText(amount)} (${percentText(percentual)} do saldo) hoje, sem imposto, para ${entidadeDestino}${plano === null ? '' : `, plano ${plano}`}.`,
    ...(percentual === 100 ? ['O participante deixa o plano.'] : []),
  ]
}

/** Who leaves stops contributing. */
export function deferralEffect({ saldo, taxaMensal, aposentadoriaEm }: DeferralData): readonly string[] {
  return [
    'O participante deixa de contribuir e passa à categoria BPD.',
    ...(saldo === null
      ? []
      : [`O saldo de ${reaisText(saldo)}, do dia do pedido, espera no plano até o benefício.`]),
    ...(taxaMensal !== null && taxaMensal > 0
      ? [`A taxa de ${reaisText(taxaMensal)} por mês sai do saldo.`]
      : []),
    ...(aposentadoriaEm === null
      ? []
      : [`A aposentadoria pode ser pedida a partir de ${dateText(aposentadoriaEm)}.`]),
  ]
}

/** Who leaves goes on and pays the sponsor's share too. */
export function selfSponsorshipEffect({
  salario,
  percentualBasica,
  total,
  primeiroVencimento,
}: SelfSponsorshipData): readonly string[] {
  return [
    `O participante passa à categoria autopatrocinado e contribui com ${percentText(percentualBasica)} sobre ${reaisText(salario)}, com a parte da patrocinadora.`,
    ...(total === null
      ? []
      : [
          `Paga ${reaisText(total)} por mês${primeiroVencimento === null ? '' : `, a primeira vez em ${dateText(primeiroVencimento)}`}.`,
        ]),
  ]
}

/** A contested statement. */
export function contestationEffect({ versao, entregueEm }: ContestationData): readonly string[] {
  return [
    `O extrato de desligamento entregue em ${dateText(entregueEm)} (versão ${versao}) é substituído por um novo, com os números de hoje.`,
    'O prazo para o participante escolher volta a correr a partir da nova entrega.',
  ]
}
