import type { ChangeTerms, CurrentContribution } from './contribution-rules.ts'

/** Why nothing can be changed now. */
export type ChangeObstacle =
  | { kind: 'request-open'; request: NonNullable<ChangeTerms['requisicaoAberta']> }
  | { kind: 'suspension-open'; request: NonNullable<ChangeTerms['suspensaoAberta']> }
  | { kind: 'suspended'; months: NonNullable<ChangeTerms['suspensao']> }
  | { kind: 'window-closed'; nextDate: string }
  | { kind: 'salary-unknown' }

/**
 * What stands in the way of a change today; null when nothing does. A returned request that is being corrected is no obstacle to
 * itself: neither as the open one nor as this quarter's change.
 */
export function changeObstacle(
  { contribuicao, alteracao }: CurrentContribution,
  returnedId: number | undefined,
): ChangeObstacle | null {
  const { requisicaoAberta, alteracaoPermitidaEm, suspensao, suspensaoAberta } = alteracao
  const isCorrection = returnedId !== undefined && requisicaoAberta?.id === returnedId
  if (requisicaoAberta && !isCorrection) return { kind: 'request-open', request: requisicaoAberta }
  if (suspensaoAberta) return { kind: 'suspension-open', request: suspensaoAberta }
  if (suspensao) return { kind: 'suspended', months: suspensao }
  if (alteracaoPermitidaEm && !isCorrection) return { kind: 'window-closed', nextDate: alteracaoPermitidaEm }
  if (contribuicao.modalidade === 'percentual' && contribuicao.salario <= 0) return { kind: 'salary-unknown' }
  return null
}
