import { wrongPasswordSentence } from '#contract/senha.text.ts'
import { invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { confirmPassword } from './confirm-password.ts'

type RunWork = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>

/**
 * Asks the caller's own password before something risky: `await requirePassword(work, actor, body.senha)` in the handler, before the
 * work itself. Runs in a transaction of its own, so that a failure is counted although the act is refused.
 * @throws 422 under the wire path of the password; 429 after five failures in 15 minutes, counted with those of signing in.
 */
export async function requirePassword(
  work: RunWork,
  actor: Actor,
  password: string,
  complaint: { path: string; sentence: string } = { path: 'senha', sentence: wrongPasswordSentence },
): Promise<void> {
  if (await work((unit) => confirmPassword(unit, actor, password))) return
  throw invalid({ [complaint.path]: complaint.sentence })
}
