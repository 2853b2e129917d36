import { type ExitStatementContent, exitStatementContent } from '#contract/exit-statement-content.ts'
import type { StoredExitStatement } from '../../database/queries/exits.ts'
import { openSealedText } from '../../security/sealed-text.ts'

/** What a delivered statement says. @throws Error when what is stored is not what was delivered */
export function openStatement({
  content,
  digest,
}: Pick<StoredExitStatement, 'content' | 'digest'>): ExitStatementContent {
  return openSealedText(exitStatementContent, { text: content, digest })
}
