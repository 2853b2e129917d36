import { type AnswerItem, answerItems, askedAnswerItems } from '#contract/requests/request-answer-items.ts'
import { EXPLANATION } from '#contract/requests/request-answers.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'

/** Answer to a returned request: items to answer, and others its form offers. `before`: values sent last. */
export type Answering = {
  asked: readonly AnswerItem[]
  /** The form's fields, in their order. */
  offered: readonly AnswerItem[]
  before: Readonly<Record<string, string | number | null>>
}

/** The answer a person can give on the request's page; null where there is none to give, or not there. */
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

/** Value sent last in a field; null for values a field cannot hold. */
function toldIn(data: RequestDetail['dados'], path: string): string | number | null {
  const value = data[path]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
