import { invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { RunWork } from '#backend/work.ts'
import { wrongPasswordSentence } from '#contract/identity/passwords.text.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * Asks the caller's own password before something risky: `await requirePassword(work, actor, body.senha)` in the handler, before the
 * work itself. Runs in transactions of its own, so that a failure is counted although the act is refused.
 * @throws 422 under the wire path of the password; 429 after too many failures in this session.
 */
export async function requirePassword(
  run: RunWork,
  actor: Actor,
  password: string,
  complaint: { path: string; sentence: string } = { path: 'senha', sentence: wrongPasswordSentence },
): Promise<void> {
  if (await confirmPassword(run, actor, password)) return
  throw invalid({ [complaint.path]: complaint.sentence })
}
