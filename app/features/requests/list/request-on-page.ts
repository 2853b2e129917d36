import { readRequestData } from '#contract/all-readings.ts'
import { changesBetween } from '#contract/readings/compare-readings.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { requestKindSlug } from '#contract/requests/request-kinds.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { sentReRegistration } from '../one-request/re-registration.schema.ts'
import { type Answering, answeringOf } from '../one-request/request-answering.ts'

/** A correction of a request: when it was sent (an instant), and what it changed. */
type Correction = { version: number; sentAt: string; changes: readonly LineText[] }

/** The verification code of what was sent, and when: an instant. */
type SentCode = { sentAt: string; code: string }

/** Items of a re-registration that can be refused. */
type ReRegistrationOnPage = { items: readonly ReRegistrationItem[] }

/**
 * A request as its page gets it: what was asked in words (`asked` null: in a shape that the portal does not know), and every correction,
 * oldest first.
 */
export type RequestOnPage = Omit<RequestDetail, 'dados' | 'versoes'> & {
  asked: readonly LineText[] | null
  corrections: readonly Correction[]
  /** Of everything that was sent, oldest first. */
  codes: readonly SentCode[]
  reRegistration: ReRegistrationOnPage | null
  /** The answer the person can give here; null where there is none. */
  answering: Answering | null
}

/** Reads a request of any kind for its page. */
export function requestOnPage({ dados, versoes, ...request }: RequestDetail): RequestOnPage {
  const kind = requestKindSlug(request.funcionalidade.id)
  const readings = versoes.map((version) => {
    const lines = kind && readRequestData(kind, version.dados)
    return { version, lines: lines && readingText(lines) }
  })
  return {
    ...request,
    asked: readings.at(-1)?.lines ?? null,
    corrections: readings.slice(1).map(({ version, lines }, index) => ({
      version: version.versao,
      sentAt: version.enviadaEm,
      changes: changesBetween(readings[index]?.lines ?? [], lines ?? []),
    })),
    codes: versoes.map(({ enviadaEm, codigo }) => ({ sentAt: enviadaEm, code: codigo })),
    reRegistration: kind === 'recadastramento' ? reRegistrationOnPage(dados) : null,
    answering: answeringOf(kind, { ...request, dados }),
  }
}

function reRegistrationOnPage(data: unknown): ReRegistrationOnPage | null {
  const sent = sentReRegistration(data)
  return sent && { items: [...sent.grupos.map(({ grupo }) => grupo), 'documentos'] }
}
