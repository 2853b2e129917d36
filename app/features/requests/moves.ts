import { RequestStatus } from '#domain/requests/request-status.ts'
import { correctedText, type MoveText, moveTexts, resumeText, unknownMoveText } from './moves.text.ts'
import type { RequestOnPage } from './request-on-page.ts'

const { inAnalysis, returned, awaitingThirdParty, granted, refused, cancelled } = RequestStatus

/** A move as its button and its dialog show it. The first `isMain` one is the natural next step. */
export type OfferedMove = MoveText & {
  status: number
  reason: 'required' | 'optional' | 'none'
  tone: 'default' | 'danger'
  isMain: boolean
}

type Movable = Pick<RequestOnPage, 'status' | 'movimentos'>

/** The moves that the API offers to the person, as buttons. */
export function offeredMoves(request: Movable): OfferedMove[] {
  return request.movimentos.map(({ status, exigeMotivo }) => ({
    ...textOf(request.status.id, status),
    status: status.id,
    reason: reasonOf(status.id, exigeMotivo),
    tone: status.id === refused || status.id === cancelled ? 'danger' : 'default',
    isMain: [inAnalysis, granted, RequestStatus.completed].some((main) => main === status.id),
  }))
}

/**
 * How a returned request goes on: in the form that corrects it, at the address the API gives, or in the chat where its service has no
 * form. Null when it is not this person's turn.
 */
export function correctionOf(
  { status, correcao }: Pick<RequestOnPage, 'status' | 'correcao'>,
  isAttendant: boolean,
): { href: string } | 'chat' | null {
  if (correcao !== null) return { href: correcao }
  return !isAttendant && status.id === returned ? 'chat' : null
}

function textOf(from: number, to: { id: number; nome: string }): MoveText {
  if (to.id === inAnalysis && from === awaitingThirdParty) return resumeText
  if (to.id === inAnalysis && from === returned) return correctedText
  return moveTexts[to.id] ?? unknownMoveText(to.nome)
}

function reasonOf(to: number, isRequired: boolean): OfferedMove['reason'] {
  if (isRequired) return 'required'
  return to === cancelled || to === awaitingThirdParty ? 'optional' : 'none'
}
