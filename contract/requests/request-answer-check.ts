import type { Outcome } from '#domain/outcome.ts'
import {
  type RequestAnswer,
  type RequestAnswerProblem,
  requestAnswerProblems,
} from '#domain/requests/request-answer.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { type AnswerItem, askedItem } from './request-answer-items.ts'
import { answerSentences } from './request-answers.text.ts'
import { EXPLANATION } from './request-answers.ts'

/** The wire path of an item's answer: `valores.percentual`, `documentos.termo-assinado`, `explicacao`. */
export function answerPath({ path, kind }: Pick<AnswerItem, 'path' | 'kind'>): string {
  if (kind === 'explanation') return EXPLANATION
  return `${kind === 'document' ? 'documentos' : 'valores'}.${path}`
}

/** The answer to a returned request under the rule of the domain, with each complaint at its wire path. */
export function checkRequestAnswer(
  asked: readonly AnswerItem[],
  answer: RequestAnswer,
  before: Readonly<Record<string, unknown>>,
): Outcome<RequestAnswer, Complaint> {
  const problems = requestAnswerProblems(asked.map(askedItem), answer, before)
  return problems.length === 0
    ? { ok: true, result: answer }
    : complaints(problems, (problem) => complaintOf(asked, problem))
}

function complaintOf(
  asked: readonly AnswerItem[],
  problem: RequestAnswerProblem,
): readonly [field: string, sentence: string] {
  if (!('path' in problem)) return [EXPLANATION, answerSentences[problem.code]]
  const item = asked.find(({ path }) => path === problem.path) ?? { path: problem.path, kind: 'field' }
  if (problem.code !== 'missing') return [answerPath(item), answerSentences[problem.code]]
  const { missingDocument, missingValue } = answerSentences
  return [answerPath(item), item.kind === 'document' ? missingDocument : missingValue]
}
