import type * as v from 'valibot'
import type { retornarContribuicao } from '#contract/contribuicao.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { changeWindow } from '#domain/contributions/change-window.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { Querier } from '../../database/client.ts'
import {
  lastContributionChange,
  openContributionChange,
} from '../../database/queries/contribution-changes.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readPlanRules } from '../../database/queries/plan-rules.ts'
import { requestStatusNamed } from '../../names.ts'
import { amountsOnWire } from './contribution-figures.ts'

type Answer = v.InferInput<(typeof retornarContribuicao)['answer']>

/** What a link contributes in the month of a day, and what a change filed on that day would have to respect. */
export async function readContribution(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<Answer> {
  const rules = await readPlanRules(database, plan, today)
  return {
    contribuicao: rules.isVoluntary
      ? await voluntarySituation(database, link.id, rules.contribution, today)
      : await percentageSituation(database, link.id, rules.contribution, today),
    alteracao: await changeRules(database, link.id, rules.contribution, today),
  }
}

async function percentageSituation(
  database: Querier,
  linkId: number,
  parameters: ContributionParameters,
  today: IsoDate,
): Promise<Answer['contribuicao']> {
  const salary = await salaryOn(database, linkId, today)
  const percentages = (await percentagesIn(database, linkId, competenceOf(today))) ?? {
    basicPercent: 0,
    supplementaryPercent: 0,
  }
  return {
    modalidade: 'percentual',
    salario: salary ?? 0,
    percentualBasica: percentages.basicPercent,
    percentualSuplementar: percentages.supplementaryPercent,
    valores: amountsOnWire({ salary, ...percentages }, parameters),
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
    banco: 341,
    valorMinimo: parameters.minimumVoluntary,
    diaVencimento: 10,
  }
}

async function changeRules(
  database: Querier,
  linkId: number,
  parameters: ContributionParameters,
  today: IsoDate,
): Promise<Answer['alteracao']> {
  const lastChangedOn = await lastContributionChange(database, linkId)
  const window = changeWindow({ lastChangedOn, today }, parameters)
  const open = await openContributionChange(database, linkId)
  return {
    mesEfeito: effectiveMonth(today, parameters),
    alteracaoPermitidaEm: window.isOpen ? null : window.nextDate,
    requisicaoAberta: open && {
      id: open.id,
      protocolo: open.protocol,
      status: requestStatusNamed(open.status),
    },
  }
}
