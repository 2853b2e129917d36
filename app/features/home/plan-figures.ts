import { nextPaymentSentence } from '#app/format/next-payment.ts'
import { allOfText, competenceText, monthText, reaisText } from '#contract/value-text.ts'
import { addMonths, compareIso, type IsoDate } from '#domain/calendar.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { homeText as text } from './home.text.ts'
import {
  benefitSentence,
  contributionSentence,
  dueSentence,
  durationLabel,
  durationSentence,
  durationText,
  positionSentence,
  thirteenthSentence,
} from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

const { lastContribution, nextContribution, lastBenefit, nextBenefit, thirteenth } = text

/** A figure of the plan, its name and the sentence under it. */
export type Figure = { id: string; label: string; value: string; detail: string }

/** Months before it from which on the thirteenth is what somebody looks for. */
const THIRTEENTH_IS_NEAR = 3

/** Every figure of the plan but its balance: contributions, or the benefit of who receives one. */
export function figuresOf(summary: PlanSummary): Figure[] {
  const { ultimoBeneficio, beneficio } = summary
  if (ultimoBeneficio) return [lastFigure(ultimoBeneficio), ...benefitFigures(beneficio)]
  return beneficio?.proximo ? benefitFigures(beneficio) : contributionFigures(summary)
}

function contributionFigures({ ultimaContribuicao, proximaContribuicao, suspensao }: PlanSummary): Figure[] {
  return [
    {
      id: 'last-contribution',
      label: lastContribution.label,
      value: ultimaContribuicao ? reaisText(ultimaContribuicao.total) : lastContribution.none,
      detail: ultimaContribuicao ? contributionSentence(ultimaContribuicao) : lastContribution.noneDetail,
    },
    {
      id: 'next-contribution',
      label: nextContribution.label,
      ...nextContributionOf(proximaContribuicao, suspensao),
    },
  ]
}

/** The next one that is due; of contributions that stand still, when they go on. */
function nextContributionOf(
  next: PlanSummary['proximaContribuicao'],
  suspension: PlanSummary['suspensao'],
): Pick<Figure, 'value' | 'detail'> {
  if (next) return { value: reaisText(next.valor), detail: dueSentence(next) }
  if (suspension)
    return {
      value: reaisText(suspension.valor),
      detail: nextContribution.paused(monthText(suspension.voltaEm)),
    }
  return { value: nextContribution.none, detail: nextContribution.noneDetail }
}

function lastFigure(last: NonNullable<PlanSummary['ultimoBeneficio']>): Figure {
  return {
    id: 'last-benefit',
    label: lastBenefit.label,
    value: reaisText(last.valorLiquido ?? last.valorBruto),
    detail: benefitSentence(last),
  }
}

function benefitFigures(benefit: PlanSummary['beneficio']): Figure[] {
  const { proximo = null, decimoTerceiro = null, duracao = null } = benefit ?? {}
  return [
    {
      id: 'next-benefit',
      label: proximo?.primeiro ? nextBenefit.first : nextBenefit.label,
      value: proximo ? reaisText(proximo.liquido) : nextBenefit.none,
      detail: proximo ? nextPaymentSentence(proximo) : nextBenefit.noneDetail,
    },
    decimoTerceiro && {
      id: 'thirteenth',
      label: thirteenth.label,
      value: reaisText(decimoTerceiro.valor),
      detail: thirteenthSentence(decimoTerceiro),
    },
    duracao && {
      id: 'duration',
      label: durationLabel(duracao),
      value: durationText(duracao),
      detail: durationSentence(duracao),
    },
  ].filter((figure) => figure !== null)
}

/** The figures that home shows beside the one that somebody came for: no more than three, and not that one again. */
export function homeFigures(summary: PlanSummary, today: IsoDate): Figure[] {
  const { beneficio, suspensao } = summary
  const figures = figuresOf(summary)
  const named = (id: string) => figures.find((figure) => figure.id === id)
  if (figures.some(({ id }) => id === 'next-benefit')) {
    const thirteenthOn = beneficio?.decimoTerceiro?.dataPagamento
    const isNear = thirteenthOn && compareIso(thirteenthOn, addMonths(today, THIRTEENTH_IS_NEAR)) <= 0
    return [
      named('last-benefit'),
      isNear ? named('thirteenth') : named('duration'),
      balanceFigure(summary),
    ].filter((figure) => figure !== undefined)
  }
  return [
    balanceFigure(summary),
    lastInShort(summary) ?? named('last-contribution'),
    // When it begins again is said already.
    suspensao ? undefined : named('next-contribution'),
  ].filter((figure) => figure !== undefined)
}

/** The last contribution without what the person paid of it, which is that of every month. */
function lastInShort({ ultimaContribuicao: last }: PlanSummary): Figure | undefined {
  if (!last?.creditada || last.patrocinadora === 0) return undefined
  return {
    id: 'last-contribution',
    label: lastContribution.label,
    value: reaisText(last.total),
    detail: lastContribution.withSponsor(competenceText(last.competencia), reaisText(last.patrocinadora)),
  }
}

/** The balance; of several plans their sum, and each. */
function balanceFigure({ saldo, outrosPlanos }: PlanSummary): Figure | undefined {
  if (!saldo) return undefined
  const others = outrosPlanos.filter((plan) => plan.saldo !== null)
  if (others.length === 0)
    return {
      id: 'balance',
      label: text.balance.label,
      value: reaisText(saldo.total),
      detail: positionSentence(saldo),
    }
  return {
    id: 'balance',
    label: text.balance.ofAll(others.length + 1),
    value: reaisText(sumWholeCents([saldo.total, ...others.map((plan) => plan.saldo ?? 0)])),
    detail: allOfText([
      text.balance.here(reaisText(saldo.total)),
      ...others.map((plan) => text.balance.inPlan(plan.nome, reaisText(plan.saldo ?? 0))),
    ]),
  }
}
