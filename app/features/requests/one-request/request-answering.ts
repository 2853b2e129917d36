import { type AnswerItem, answerItems, askedAnswerItems } from '#contract/requests/request-answer-items.ts'
import { EXPLANATION } from '#contract/requests/request-answers.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'

/** What is answered of a returned request: what was asked for, and what its form offers besides; `before`: what was sent last. */
export type Answering = {
  asked: readonly AnswerItem[]
  /** The form's fields, in their order. */
  offered: readonly AnswerItem[]
  before: Readonly<Record<string, string | number | null>>
}

/** What a person answers of a request on its page; null where there is nothing to answer, or not there. */
export function answeringOf(
  slug: string | null,
  { podeResponder, correcoes, dados }: Pick<RequestDetail, 'podeResponder' | 'correcoes' | 'dados'>,
): Answering | null {
  if (!podeResponder || slug === null) return null
  const asked = askedAnswerItems(slug, correcoes)
  // Where the entity only wrote, any document may be the answer; an explanation may always go with it.
  const also = answerItems(slug).filter(
    ({ path }) => path === EXPLANATION || (asked.length === 0 && path === 'outro-documento'),
  )
  const offered = [...asked.filter(({ path }) => path !== EXPLANATION), ...also]
  const before = Object.fromEntries(
    asked.flatMap(({ path, kind }) => (kind === 'field' ? [[path, toldIn(dados, path)]] : [])),
  )
  return { asked, offered, before }
}

/** What was sent last in a field; null for what no field can hold. */
function toldIn(data: RequestDetail['dados'], path: string): string | number | null {
  const value = data[path]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
