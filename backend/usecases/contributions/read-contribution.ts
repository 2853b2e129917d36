import type * as v from 'valibot'
import { amountsOnWire } from '#contract/contributions/contribution-data.ts'
import type { retornarContribuicao } from '#contract/contributions/contributions.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { changeWindow } from '#domain/contributions/change-window.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { Querier } from '../../database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { suspensionsOf } from '../../database/queries/suspensions.ts'
import { contributionBasisOn } from '../../rules/contribution-rules.ts'
import { openRequestOnWire } from '../request-engine/open-request-wire.ts'
import { lastContributionChange, openContributionChange } from './contribution-changes.ts'
import { openSuspension } from './suspensions/suspension-facts.ts'
import { monthsOnWire } from './suspensions/suspension-wire.ts'

type Answer = v.InferInput<(typeof retornarContribuicao)['answer']>

/** Contribution of a link in the month of a day, and the limits of a change filed on that day. */
export async function readContribution(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<Answer> {
  const { isVoluntary, contribution } = await contributionBasisOn(database, plan, today)
  const situationOf = isVoluntary ? voluntarySituation : percentageSituation
  const [contribuicao, alteracao] = await Promise.all([
    situationOf(database, link.id, contribution, today),
    changeRules(database, link.id, contribution, today),
  ])
  return { contribuicao, alteracao }
}

async function percentageSituation(
  database: Querier,
  linkId: number,
  parameters: ContributionParameters,
  today: IsoDate,
): Promise<Answer['contribuicao']> {
  const [salary, chosen] = await Promise.all([
    salaryOn(database, linkId, today),
    percentagesIn(database, linkId, competenceOf(today)),
  ])
  const percentages = chosen ?? { basicPercent: 0, supplementaryPercent: 0 }
  return {
    modalidade: 'percentual',
    salario: salary ?? 0,
    percentualBasica: percentages.basicPercent,
    percentualSuplementar: percentages.supplementaryPercent,
    valores: amountsOnWire(monthlyAmounts({ salary, ...percentages }, parameters)),
    parametros: {
      fator: parameters.factor,
      unidade: parameters.unit.toFixed(2),
      basicaMaxima: parameters.basicMax,
      suplementarMaxima: parameters.supplementaryMax,
      passoBasica: parameters.basicStep,
      passoSuplementar: parameters.supplementaryStep,
      patrocinadoraPercentual: parameters.match?.rate ?? 0,
      patrocinadoraTeto: parameters.match?.ceilingPercent ?? null,
    },
  }
}

async function voluntarySituation(
  database: Querier,
  linkId: number,
  parameters: ContributionParameters,
  today: IsoDate,
): Promise<Answer['contribuicao']> {
  const setting = await voluntaryIn(database, linkId, competenceOf(today))
  return {
    modalidade: 'voluntaria',
    valorContribuicao: setting?.amount ?? 0,
    formaPagamento: setting?.paymentMethod ?? PaymentMethod.boleto,
    agencia: setting?.agency ?? null,
    conta: setting?.account ?? null,
    banco: Number(DEBIT_BANK),
    valorMinimo: parameters.minimumVoluntary,
    diaVencimento: parameters.dueDay,
  }
}

async function changeRules(
  database: Querier,
  linkId: number,
  parameters: ContributionParameters,
  today: IsoDate,
): Promise<Answer['alteracao']> {
  const [lastChangedOn, open, suspension, periods] = await Promise.all([
    lastContributionChange(database, linkId),
    openContributionChange(database, linkId),
    openSuspension(database, linkId),
    suspensionsOf(database, linkId),
  ])
  const month = effectiveMonth(today, parameters)
  const suspended = suspensionIn(periods, month)
  const window = changeWindow({ lastChangedOn, today }, parameters)
  return {
    mesEfeito: month,
    alteracaoPermitidaEm: window.isOpen ? null : window.nextDate,
    requisicaoAberta: open && openRequestOnWire(open),
    suspensao: suspended && monthsOnWire(suspended),
    suspensaoAberta: suspension && openRequestOnWire(suspension),
  }
}
