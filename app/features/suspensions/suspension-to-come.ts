import type { SuspensionData, SuspensionOnWire } from '#contract/suspensions.ts'
import { plannedMonths } from './suspension-sentences.ts'

/** What a suspension would keep if it were filed now; the API computes it again. */
export function suspensionToCome(
  meses: number,
  { contribuicao, regras, mesEfeito }: Pick<SuspensionOnWire, 'contribuicao' | 'regras' | 'mesEfeito'>,
): SuspensionData {
  return {
    meses,
    ...plannedMonths(mesEfeito, meses),
    valorProprio: contribuicao.propria,
    valorPatrocinadora: contribuicao.patrocinadora,
    coberturaRisco: regras.coberturaRisco ? 'S' : 'N',
    taxaContinua: regras.taxaContinua ? 'S' : 'N',
  }
}
