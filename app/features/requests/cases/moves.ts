import type { RequestCase } from '#contract/requests/cases.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import {
  advanceText,
  correctedText,
  grantText,
  type MoveText,
  moveTexts,
  resumeText,
  unknownMoveText,
} from './moves.text.ts'
import { refusalText } from './refusal.text.ts'

const { received, inAnalysis, returned, awaitingThirdParty, granted, refused, cancelled } = RequestStatus

/** A move as its button and its dialog show it. The first `isMain` one is the natural next step. */
export type OfferedMove = MoveText & {
  /** Unique among the moves of a request. */
  id: string
  status: number
  /** Position of the next stage, for the move that sends it on. */
  stage?: number
  /** Nobody holds the request yet: it is taken first. */
  takesFirst?: true
  /** It waits until everything of the present stage is looked at. */
  needsChecks: boolean
  reason: 'required' | 'optional' | 'none'
  tone: 'default' | 'danger'
  isMain: boolean
}

type Movable = Pick<RequestOnPage, 'status' | 'movimentos' | 'proximaEtapa'> &
  Partial<Pick<RequestOnPage, 'reRegistration'>>

/** The moves that the API offers to the person, as buttons; the way on to the next stage first. */
export function offeredMoves(request: Movable): OfferedMove[] {
  const steps = request.movimentos.map(
    ({ status, exigeMotivo }): OfferedMove => ({
      ...textOf(request, status),
      id: String(status.id),
      status: status.id,
      needsChecks: status.id === granted,
      reason: reasonOf(status.id, exigeMotivo),
      tone: status.id === refused || status.id === cancelled ? 'danger' : 'default',
      isMain: [inAnalysis, granted, RequestStatus.completed].some((main) => main === status.id),
    }),
  )
  return [...advanceOf(request), ...steps]
}

function advanceOf({ status, proximaEtapa }: Movable): OfferedMove[] {
  if (!proximaEtapa) return []
  const { posicao, nome } = proximaEtapa
  return [
    {
      ...advanceText(nome),
      id: 'advance',
      status: status.id,
      stage: posicao,
      needsChecks: true,
      reason: 'none',
      tone: 'default',
      isMain: true,
    },
  ]
}

/** The grant of a request that nobody holds yet, where nothing else has to be done before it. */
export function grantAtOnce(
  request: Pick<RequestOnPage, 'status' | 'etapas' | 'movimentos'>,
  outlook: RequestCase['deferimento'],
): OfferedMove | null {
  const { status, etapas, movimentos } = request
  const mayTake = status.id === received && movimentos.some((move) => move.status.id === inAnalysis)
  const isOneLook = etapas.length === 1 && etapas.every(({ itens }) => itens.length === 0)
  if (!mayTake || !isOneLook || outlook === null || outlook.quem !== null) return null
  return {
    ...grantText,
    id: 'grant-at-once',
    status: granted,
    takesFirst: true,
    needsChecks: false,
    reason: 'none',
    tone: 'default',
    isMain: false,
  }
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

function textOf(
  { status: { id: from }, reRegistration }: Movable,
  to: { id: number; nome: string },
): MoveText {
  // A refused re-registration is sent again with what was refused of it.
  if (to.id === refused && reRegistration) return refusalText
  if (to.id === inAnalysis && from === awaitingThirdParty) return resumeText
  if (to.id === inAnalysis && from === returned) return correctedText
  return moveTexts[to.id] ?? unknownMoveText(to.nome)
}

function reasonOf(to: number, isRequired: boolean): OfferedMove['reason'] {
  if (isRequired) return 'required'
  return to === cancelled || to === awaitingThirdParty ? 'optional' : 'none'
}
