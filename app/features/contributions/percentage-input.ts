import type { PercentageSituation, PercentageValues } from '#contract/contributions/contributions.ts'
import type {
  ContributionChange,
  PercentageParameters,
} from '#domain/contributions/check-contribution-change.ts'
import { settleChoice } from '#domain/contributions/select-states.ts'
import { Category } from '#domain/participants.ts'

/** Inputs of the domain's percentage rules. */
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

/** Initial values: those in force or, when a returned request is corrected, those requested. Settled to percentages that can be chosen. */
export function firstPercentages(
  { salary, parameters, current }: PercentageRules,
  asked: PercentageValues | null,
): PercentageValues {
  const first = settleChoice(
    {
      salary,
      basicPercent: asked?.percentualBasica ?? current?.basicPercent ?? 0,
      supplementaryPercent: asked?.percentualSuplementar ?? current?.supplementaryPercent ?? 0,
    },
    parameters,
  )
  return { percentualBasica: first.basicPercent, percentualSuplementar: first.supplementaryPercent }
}
