import type { StoredExitStatement } from '#backend/database/queries/exits.ts'
import { openSealedText } from '#backend/security/sealed-text.ts'
import { type ExitStatementContent, exitStatementContent } from '#contract/exits/exit-statement-content.ts'

/** What a delivered statement says. @throws Error when what is stored is not what was delivered */
export function openStatement({
  content,
  digest,
}: Pick<StoredExitStatement, 'content' | 'digest'>): ExitStatementContent {
  return openSealedText(exitStatementContent, { text: content, digest })
}
