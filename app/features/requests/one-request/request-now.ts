import { allOfText, dateText, instantDateText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { nowText as text } from './now.text.ts'

/** Summary for the request's person. `reason`: the entity's text on the last step; `asked`: items to correct. */
export type RequestNow = {
  title: string
  sentences: string[]
  reason: string | null
  asked: RequestOnPage['correcoes']
  needsYou: boolean
  /** Last day of their answer, while it waits for them. */
  answerUntil: IsoDate | null
}

type RequestFacts = Pick<
  RequestOnPage,
  | 'status'
  | 'prazo'
  | 'prazoInicial'
  | 'eventos'
  | 'correcoes'
  | 'correcao'
  | 'answering'
  | 'responderAte'
  | 'refazer'
  | 'liquidacoes'
>

const { received, inAnalysis, returned, awaitingThirdParty, granted } = RequestStatus
const { refused, cancelled, completed, expired } = RequestStatus

/** Summary for the request's person: present step, action needed, deadline, and reasons for delay. */
export function requestNow(request: RequestFacts): RequestNow {
  const { status, eventos, correcoes } = request
  const isReturned = status.id === returned
  const reason = eventos.at(-1)?.motivo ?? null
  return {
    title: titleOf(status.id),
    sentences: sentencesOf(request).filter((sentence) => sentence !== null),
    reason: eventos.at(-1)?.autor.papel === 'participante' ? null : reason,
    // Where it is answered here, the fields themselves say what is asked.
    asked: isReturned && request.answering === null ? correcoes : [],
    needsYou: isReturned,
    answerUntil: isReturned ? request.responderAte : null,
  }
}

function sentencesOf(request: RequestFacts): (string | null)[] {
  const { responderAte, refazer, liquidacoes, prazo } = request
  switch (request.status.id) {
    case received:
      return [text.received, ...deadlineOf(request)]
    case inAnalysis:
      return [text.inAnalysis, ...deadlineOf(request)]
    case awaitingThirdParty:
      return [text.awaitingThirdParty, ...deadlineOf(request)]
    case returned:
      return [
        waysOf(request),
        responderAte && text.answerUntil(dateText(responderAte)),
        prazo && text.resumes(dateText(prazo.data)),
      ]
    case granted:
      return [liquidacoes.length > 0 ? text.grantedOnDays : text.granted]
    case completed:
      return [text.completed]
    case refused:
      return [refazer ? text.againAfterRefusal : text.askDesk]
    case expired:
      return [text.expired, refazer ? text.againAfterEnd : text.askDesk]
    case cancelled:
      return [text.cancelled, refazer && text.againAfterEnd]
    default:
      return deadlineOf(request)
  }
}

function waysOf({ answering, correcao }: RequestFacts): string {
  if (answering) return text.answerHere
  return correcao ? text.answerInForm : text.answerInChat
}

function deadlineOf({ prazo, prazoInicial, eventos }: RequestFacts): (string | null)[] {
  if (!prazo) return []
  const day = dateText(prazo.data)
  const waits = waitsOf(eventos)
  const hasSlipped = prazoInicial !== null && prazo.data > prazoInicial && waits !== null
  return [
    prazo.situacao === 'vencido' ? text.late(day) : text.decidedUntil(day),
    hasSlipped ? text.slipped(dateText(prazoInicial), waits) : null,
  ]
}

/** Each time that it waited for the person, in words; null: never. */
function waitsOf(events: RequestFacts['eventos']): string | null {
  const waits = events.flatMap((event, index) => {
    const next = events[index + 1]
    if (event.para.id !== returned || !next) return []
    return [text.waitedForYou(instantDateText(event.data), instantDateText(next.data))]
  })
  return waits.length === 0 ? null : allOfText(waits)
}

const titles: Readonly<Record<number, string>> = {
  [received]: text.title.received,
  [inAnalysis]: text.title.inAnalysis,
  [returned]: text.title.returned,
  [awaitingThirdParty]: text.title.awaitingThirdParty,
  [granted]: text.title.granted,
  [refused]: text.title.refused,
  [cancelled]: text.title.cancelled,
  [completed]: text.title.completed,
  [expired]: text.title.expired,
}

function titleOf(idStatus: number): string {
  return titles[idStatus] ?? text.title.other
}
