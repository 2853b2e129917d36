import * as v from 'valibot'
import { type CaseChanged, caseChanged } from '#contract/requests/cases.ts'

/** Parses a real-time event; null when it is malformed or about another request. */
export function changeOf(payload: unknown, idRequisicao: number): CaseChanged | null {
  const heard = v.safeParse(caseChanged, payload)
  return heard.success && heard.output.idRequisicao === idRequisicao ? heard.output : null
}
