import { type PostingProblem, PostingRefused } from '../../ledger/posting-refused.ts'
import { Problem } from '../../problem.ts'
import { MissingRule, UnreadableRule } from '../../rules/rule-faults.ts'

const UNEXPECTED = 'Erro inesperado. O sistema tenta de novo sozinho; se continuar, avise o suporte.'
const NO_RULE =
  'Falta uma regra do plano para este dia. Publique-a nas configurações do plano; o sistema tenta de novo sozinho.'

const refused: Partial<Record<PostingProblem, string>> = {
  'below-zero':
    'O saldo não cobre mais o que foi deferido, porque parte dele saiu depois. Confira o extrato da pessoa antes de decidir.',
  'unpublished-value':
    'O valor da cota usado não está publicado. Confira as cotas do perfil nas configurações; o sistema tenta de novo sozinho.',
  'wrong-amount': 'Não há mais saldo de que pagar. Confira o extrato da pessoa antes de decidir.',
}

/** Obstacle to carrying out a grant, and the way round it, as attendants read it; null for what nobody foresaw. */
export function settlementObstacle(error: unknown): string | null {
  if (error instanceof Problem) return error.detail
  if (error instanceof MissingRule || error instanceof UnreadableRule) return NO_RULE
  return error instanceof PostingRefused ? (refused[error.problem] ?? null) : null
}

/** The same for whoever reads it later: what nobody foresaw is told as that. */
export function settlementFailure(error: unknown): string {
  return settlementObstacle(error) ?? UNEXPECTED
}
