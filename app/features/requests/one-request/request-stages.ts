import type { RequestStage } from '#contract/requests/request-life.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'

/** Where a stage stands: left, the present one, or still to come. */
export type StageState = 'done' | 'present' | 'ahead'

/** Where each stage of a request stands; the present one of a request that is over is done. */
export function stageState({ inicio, fim }: Pick<RequestStage, 'inicio' | 'fim'>): StageState {
  if (fim !== null) return 'done'
  return inicio === null ? 'ahead' : 'present'
}

/** Ids of what is looked at in the present stage, and how much is not. */
export function checklistOf({ etapas }: Pick<RequestOnPage, 'etapas'>): { checked: string[]; open: number } {
  const items = etapas.find((stage) => stageState(stage) === 'present')?.itens ?? []
  const checked = items.filter(({ conferidoPor }) => conferidoPor !== null).map(({ id }) => id)
  return { checked, open: items.length - checked.length }
}

/** One stage without anything to look at says nothing that the status does not. */
export function hasStagesToShow({ etapas }: Pick<RequestOnPage, 'etapas'>): boolean {
  return etapas.length > 1 || etapas.some(({ itens }) => itens.length > 0)
}

/** Settlements without an amount took effect with the decision, which the status says; only days and amounts are worth listing. */
export function isWorthListing(settlements: RequestOnPage['liquidacoes']): boolean {
  return settlements.some(({ valor, liquidadaEm }) => valor !== null || liquidadaEm === null)
}
