import * as v from 'valibot'
import { type CaseChanged, caseChanged } from '#contract/requests/cases.ts'

/** What a real-time event tells of a request; null for what is not understood, or about another one. */
export function changeOf(payload: unknown, idRequisicao: number): CaseChanged | null {
  const heard = v.safeParse(caseChanged, payload)
  return heard.success && heard.output.idRequisicao === idRequisicao ? heard.output : null
}
