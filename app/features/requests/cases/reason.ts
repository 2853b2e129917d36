import { requestsText } from '../requests.text.ts'
import type { OfferedMove } from './moves.ts'

/** Longest reason that the API keeps. */
const LONGEST = 1000

export function reasonProblem(reason: string, need: OfferedMove['reason']): string | undefined {
  const written = reason.trim()
  if (need === 'required' && written === '') return requestsText.reasonRequired
  return need !== 'none' && written.length > LONGEST ? requestsText.reasonLong : undefined
}
