import { invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkPasswordValues } from '#contract/identity/password-check.ts'
import { sameAsCurrent } from '#contract/identity/passwords.text.ts'
import { setPassword } from '../sessions/set-password.ts'

type Input = { senhaAtual: string; senha: string; confirmacao: string }

/** Refuses a new password before the current one is even looked at. @throws 422 by field. */
export function requireNewPassword({ senhaAtual, senha, confirmacao }: Input): void {
  const outcome = checkPasswordValues(
    { password: senha, confirm: confirmacao },
    { password: 'senha', confirm: 'confirmacao' },
  )
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  if (senha === senhaAtual) throw invalid({ senha: sameAsCurrent })
}

/** Changes the caller's own password, which was confirmed; their session goes on, the others end. */
export async function changePassword(work: Work, actor: Actor, { senha }: Input): Promise<void> {
  await setPassword(work, { personId: actor.personId, password: senha, keepSession: actor.sessionId })
}
