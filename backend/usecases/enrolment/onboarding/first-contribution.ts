import type { Querier } from '#backend/database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '#backend/database/queries/contribution-settings.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionBasisOn } from '#backend/rules/contribution-rules.ts'
import type { Work } from '#backend/work.ts'
import { percentageDataOf } from '#contract/contributions/contribution-data.ts'
import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import { type Competence, competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { storeContribution } from '../../contributions/store-contribution.ts'
import { keptOf, type StoredAnswer } from './onboarding-rows.ts'

type Input = {
  database: Querier
  row: LinkRow
  today: IsoDate
  answers: readonly StoredAnswer[]
  parameters: ContributionParameters
}

/** Puts the contribution of a first access in force. @returns its first month; null when the step was left for later. */
export async function storeFirstContribution(
  work: Work,
  row: LinkRow,
  answers: readonly StoredAnswer[],
): Promise<Competence | null> {
  const today = saoPauloDateOf(work.now)
  const { isVoluntary, contribution: parameters } = await contributionBasisOn(work.database, row.plan, today)
  const input = { database: work.database, row, today, answers, parameters }
  const data = await (isVoluntary ? voluntaryData(input) : percentageData(input))
  if (!data) return null
  await storeContribution(work, { row, requestId: null, data, effectiveMonth: data.mesEfeito })
  return data.mesEfeito
}

async function voluntaryData(input: Input): Promise<ContributionChangeData | null> {
  const { database, row, today, answers, parameters } = input
  const chosen = keptOf(answers, 5)
  if (!chosen) return null
  const before = await voluntaryIn(database, row.link.id, competenceOf(today))
  return {
    modalidade: 'voluntaria',
    valorContribuicao: chosen.valorContribuicao,
    formaPagamento: chosen.formaPagamento,
    agencia: chosen.agencia || null,
    conta: chosen.conta || null,
    anterior: {
      valorContribuicao: before?.amount ?? 0,
      formaPagamento: before?.paymentMethod ?? PaymentMethod.boleto,
    },
    mesEfeito: effectiveMonth(today, parameters),
  }
}

async function percentageData(input: Input): Promise<ContributionChangeData | null> {
  const { database, row, today, answers, parameters } = input
  const chosen = keptOf(answers, 6)
  if (!chosen) return null
  const salary = await salaryOn(database, row.link.id, today)
  const current = await percentagesIn(database, row.link.id, competenceOf(today))
  return percentageDataOf(chosen, { salary, current, parameters }, effectiveMonth(today, parameters))
}
