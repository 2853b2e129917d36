import type { AnyRequestKind } from './request-kinds.ts'

/** Whether a returned request of a kind is answered where it is followed: its service has no form, and the participant asked for it. */
export function isAnsweredOnPage(kind: AnyRequestKind | null): boolean {
  if (!kind) return true
  return kind.correctionPath === null && kind.filedBy === 'participant' && kind.isReturnable !== false
}
