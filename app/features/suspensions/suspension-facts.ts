import type { SuspensionOnWire } from '#contract/suspensions.ts'
import type { SuspensionFacts } from '#domain/suspensions/suspension.ts'
import type { SuspensionRules } from '#domain/suspensions/suspension-rules.ts'

/** What the rule of the domain judges a suspension by. */
export function suspensionFacts({
  contribuicao,
  vigente,
  anteriores,
  regras,
  mesEfeito,
}: SuspensionOnWire): SuspensionFacts {
  return {
    periods: [...(vigente ? [vigente] : []), ...anteriores].map((period) => ({
      from: period.mesEfeito,
      to: period.mesFim,
    })),
    employerContribution: contribuicao.patrocinadora,
    hasRiskCover: regras.coberturaRisco,
    from: mesEfeito,
  }
}

/** The limits of the plan as that rule takes them. */
export function suspensionRules({ regras }: Pick<SuspensionOnWire, 'regras'>): SuspensionRules {
  return {
    minimumMonths: regras.minimoMeses,
    maximumMonths: regras.maximoMeses,
    maximumInWindow: regras.maximoNoPeriodo,
    windowMonths: regras.periodoMeses,
    lastFilingDay: regras.diaLimite,
    feeContinues: regras.taxaContinua,
  }
}
