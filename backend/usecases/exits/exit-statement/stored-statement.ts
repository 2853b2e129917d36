import type { StoredExitStatement } from '#backend/database/queries/exits.ts'
import { openSealedText } from '#backend/security/sealed-text.ts'
import { type ExitStatementContent, exitStatementContent } from '#contract/exits/exit-statement-content.ts'

/** @throws Error when the stored statement is not the one that was delivered */
export function openStatement({
  content,
  digest,
}: Pick<StoredExitStatement, 'content' | 'digest'>): ExitStatementContent {
  return openSealedText(exitStatementContent, { text: content, digest })
}
