import { readRequestData } from '#contract/readings/all-readings.ts'
import { changesBetween } from '#contract/readings/compare-readings.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { requestKindSlug } from '#contract/request-kinds.ts'
import type { RequestDetail } from '#contract/requests.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { sentReRegistration } from './re-registration.schema.ts'

/** A correction of a request: when it was sent, its verification code, and what it changed. An instant. */
export type Correction = { version: number; sentAt: string; code: string; changes: readonly LineText[] }

/** What the analysis of a re-registration needs besides its reading: what can be refused. */
export type ReRegistrationOnPage = { items: readonly ReRegistrationItem[] }

/**
 * A request as its page gets it: what was asked in words (`asked` null: in a shape that the portal does not know), and every correction,
 * oldest first.
 */
export type RequestOnPage = Omit<RequestDetail, 'dados' | 'versoes'> & {
  asked: readonly LineText[] | null
  corrections: readonly Correction[]
  reRegistration: ReRegistrationOnPage | null
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
      code: version.codigo,
      changes: changesBetween(readings[index]?.lines ?? [], lines ?? []),
    })),
    reRegistration: kind === 'recadastramento' ? reRegistrationOnPage(dados) : null,
  }
}

function reRegistrationOnPage(data: unknown): ReRegistrationOnPage | null {
  const sent = sentReRegistration(data)
  return sent && { items: [...sent.grupos.map(({ grupo }) => grupo), 'documentos'] }
}
