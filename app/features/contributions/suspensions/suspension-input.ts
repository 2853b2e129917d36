import { plannedMonths } from '#app/features/request-engine/suspension-months.ts'
import type { SuspensionData, SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { SuspensionFacts } from '#domain/contributions/suspensions/suspension.ts'
import type { SuspensionRules } from '#domain/contributions/suspensions/suspension-rules.ts'

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

export function suspensionToCome(
  meses: number,
  { contribuicao, regras, mesEfeito }: Pick<SuspensionOnWire, 'contribuicao' | 'regras' | 'mesEfeito'>,
): SuspensionData {
  return {
    meses,
    ...plannedMonths(mesEfeito, meses),
    valorProprio: contribuicao.propria,
    valorPatrocinadora: contribuicao.patrocinadora,
    coberturaRisco: yesNoOf(regras.coberturaRisco),
    taxaContinua: yesNoOf(regras.taxaContinua),
  }
}
