import * as v from 'valibot'
import { responderSolicitacao } from '#contract/requests/request-answers.ts'

/** Form values of an answer; null or empty text where none was given. */
export const answerValues = v.strictObject({
  valores: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  documentos: v.record(v.string(), v.nullable(v.string())),
  explicacao: v.string(),
})
export type AnswerValues = v.InferOutput<typeof answerValues>

/** An answer as it is sent. */
export const sentAnswer = responderSolicitacao.body
