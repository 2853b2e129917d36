import type { InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'

/** Why no profile can be chosen now. */
export type ChoiceObstacle =
  | { kind: 'lifetime' }
  | { kind: 'request-open'; request: NonNullable<InvestmentProfileSituation['escolhaAberta']> }
  | { kind: 'window-closed' }
  | { kind: 'no-result' }

/** Statuses in which a new choice takes the place of the open one. */
const REPLACEABLE: ReadonlySet<number> = new Set([
  RequestStatus.received,
  RequestStatus.inAnalysis,
  RequestStatus.returned,
])

/**
 * What stands in the way of a choice today; null when nothing does. A returned choice that is being corrected keeps its place in its
 * window; an open one is replaced as long as the window is open.
 */
export function choiceObstacle(
  { rendaVitalicia, escolhaAberta, janela, resultado }: InvestmentProfileSituation,
  returnedId: number | undefined,
): ChoiceObstacle | null {
  if (rendaVitalicia) return { kind: 'lifetime' }
  const isCorrection = returnedId !== undefined && escolhaAberta?.id === returnedId
  if (escolhaAberta && !isCorrection && !(janela.aberta && REPLACEABLE.has(escolhaAberta.status.id)))
    return { kind: 'request-open', request: escolhaAberta }
  if (!janela.aberta && !isCorrection) return { kind: 'window-closed' }
  return resultado?.valido ? null : { kind: 'no-result' }
}
