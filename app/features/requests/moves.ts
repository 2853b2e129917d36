import { RequestStatus } from '#domain/requests/request-status.ts'
import { type MoveText, moveTexts, resumeText, sendAgainText, unknownMoveText } from './moves.text.ts'
import type { RequestOnPage } from './requests.functions.ts'

const { inAnalysis, returned, awaitingThirdParty, granted, refused, cancelled } = RequestStatus

/** Kind of the contribution changes, the only one with a form that can correct a returned request. */
const CONTRIBUTION_CHANGE = 8

/** A move as its button and its dialog show it. The first `isMain` one is the natural next step. */
export type OfferedMove = MoveText & {
  status: number
  reason: 'required' | 'optional' | 'none'
  tone: 'default' | 'danger'
  isMain: boolean
}

type Movable = Pick<RequestOnPage, 'id' | 'status' | 'funcionalidade' | 'movimentos'>

/** The moves that the API offers to the person, as buttons; a returned contribution change is corrected in its form instead. */
export function offeredMoves(request: Movable, isAttendant: boolean): OfferedMove[] {
  const corrected = isCorrectedInForm(request, isAttendant)
  return request.movimentos
    .filter(({ status }) => !(corrected && status.id === inAnalysis))
    .map(({ status, exigeMotivo }) => ({
      ...textOf(request.status.id, status, isAttendant),
      status: status.id,
      reason: reasonOf(status.id, exigeMotivo),
      tone: status.id === refused || status.id === cancelled ? 'danger' : 'default',
      isMain: [inAnalysis, granted, RequestStatus.completed].some((main) => main === status.id),
    }))
}

/** Address of the form that corrects a returned request; null when there is none, or it is not the participant's turn. */
export function correctionHref(request: Movable, isAttendant: boolean): string | null {
  return isCorrectedInForm(request, isAttendant)
    ? `/services/alterar-contribuicao?idRequisicao=${request.id}`
    : null
}

function isCorrectedInForm({ status, funcionalidade }: Movable, isAttendant: boolean): boolean {
  return !isAttendant && status.id === returned && funcionalidade.id === CONTRIBUTION_CHANGE
}

function textOf(from: number, to: { id: number; nome: string }, isAttendant: boolean): MoveText {
  if (to.id === inAnalysis && from === awaitingThirdParty) return resumeText
  if (to.id === inAnalysis && !isAttendant) return sendAgainText
  return moveTexts[to.id] ?? unknownMoveText(to.nome)
}

function reasonOf(to: number, isRequired: boolean): OfferedMove['reason'] {
  if (isRequired) return 'required'
  return to === cancelled || to === awaitingThirdParty ? 'optional' : 'none'
}
