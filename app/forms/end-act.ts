import { toast } from '@portal/design-system/Toast'
import type { CommandOutcome } from './use-command.ts'

/** Closes what asked for an act, and says that it is done, once the page shows what it changed. What was refused stays open. */
export async function endAct(
  outcome: CommandOutcome<unknown>,
  { done, close }: { done: string; close: () => void },
): Promise<void> {
  if (!outcome.ok) return
  await outcome.reread
  toast.show({ message: done })
  close()
}
