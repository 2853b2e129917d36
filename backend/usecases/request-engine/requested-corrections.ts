import * as v from 'valibot'
import { answerItems } from '#contract/requests/request-answer-items.ts'
import type { Querier } from '../../database/client.ts'
import type { Correction } from '../../database/schema/requests.ts'
import { invalid } from '../../problem.ts'
import { isAnsweredOnPage } from './answered-on-page.ts'
import type { Correctable } from './define-request-kind.ts'
import { newestData } from './request-data.ts'
import type { RequestFacts } from './request-facts.ts'
import type { AnyRequestKind } from './request-kinds.ts'

/**
 * Fields that a return of a request may ask to correct: of a kind with a form its fields, empty where the form or the shape of its data
 * knows none; of a kind without one the questions that its page can answer.
 */
export async function correctableOf(
  database: Querier,
  { request, kind: { slug } }: Pick<RequestFacts, 'request' | 'kind'>,
  kind: AnyRequestKind | null,
): Promise<readonly Correctable[]> {
  if (isAnsweredOnPage(kind)) return answerItems(slug).map(({ path, label }) => ({ path, label }))
  if (!kind?.correctable) return []
  const data = await newestData(database, kind, request.id)
  return data && v.is(kind.data.schema, data) ? kind.correctable(data) : []
}

/**
 * Corrections of a return, under the names of the kind's form.
 * @throws 422 when it names nothing although the kind has a list, or something that is not on it
 */
export async function requestedCorrections(
  database: Querier,
  facts: RequestFacts,
  kind: AnyRequestKind | null,
  wanted: readonly { path: string; note: string | null }[],
): Promise<readonly Correction[]> {
  const correctable = await correctableOf(database, facts, kind)
  const unknown = wanted.find(({ path }) => !correctable.some((one) => one.path === path))
  if (unknown) throw invalid({ correcoes: 'Um destes campos não é desta solicitação. Atualize a página.' })
  if (correctable.length > 0 && wanted.length === 0)
    throw invalid({ correcoes: 'Marque ao menos um campo ou documento que a pessoa precisa corrigir.' })
  return correctable.flatMap(({ path, label }) => {
    const named = wanted.find((one) => one.path === path)
    return named ? [{ path, label, note: named.note }] : []
  })
}
