import type { CallAnswer } from '#contract/call-types.ts'
import type { alterarContribuicao, retornarContribuicao } from '#contract/contributions.ts'
import type {
  ContributionChange,
  PercentageParameters,
} from '#domain/contributions/check-contribution-change.ts'
import type { VoluntaryContribution } from '#domain/contributions/check-voluntary-change.ts'
import { Category } from '#domain/participants.ts'

/** The current contribution of a link and what a change has to respect, as the API answers it. */
export type CurrentContribution = CallAnswer<typeof retornarContribuicao>
export type PercentageSituation = Extract<CurrentContribution['contribuicao'], { modalidade: 'percentual' }>
export type VoluntarySituation = Extract<CurrentContribution['contribuicao'], { modalidade: 'voluntaria' }>
/** Month of effect, next allowed date and open request. */
export type ChangeTerms = CurrentContribution['alteracao']

/** What the API answers to a filed change. */
export type FiledChange = CallAnswer<typeof alterarContribuicao>

/** What the rules of the domain need to know about a person's percentages. */
export type PercentageRules = {
  /** Gross monthly pay in reais; null when the sponsor has not informed it. */
  salary: number | null
  parameters: PercentageParameters
  /** Percentages in force; null for the first choice. */
  current: ContributionChange['current']
  /** A self-sponsored participant pays the sponsor's share too. */
  paysSponsorShare: boolean
}

/** The wire's situation as the domain's rules. */
export function percentageRules(
  { salario, parametros, ...situation }: PercentageSituation,
  { categoryId }: { categoryId?: number | undefined } = {},
): PercentageRules {
  const isMatched = parametros.patrocinadoraPercentual > 0
  return {
    salary: salario > 0 ? salario : null,
    parameters: {
      factor: parametros.fator,
      unit: Number(parametros.unidade),
      basicMax: parametros.basicaMaxima,
      basicStep: parametros.passoBasica,
      supplementaryMax: parametros.suplementarMaxima,
      supplementaryStep: parametros.passoSuplementar,
      match: isMatched
        ? { rate: parametros.patrocinadoraPercentual, ceilingPercent: parametros.patrocinadoraTeto }
        : null,
    },
    current: {
      basicPercent: situation.percentualBasica,
      supplementaryPercent: situation.percentualSuplementar,
    },
    paysSponsorShare: categoryId === Category.selfSponsored,
  }
}

/** A voluntary contribution in force as the rules of the domain take it. */
export function voluntaryInForce(situation: VoluntarySituation): VoluntaryContribution {
  return {
    amount: situation.valorContribuicao,
    paymentMethod: situation.formaPagamento,
    agency: situation.agencia,
    account: situation.conta,
  }
}
