import type { SavingState } from './draft-saver.ts'

/** Whether a short form says where its saving stands: that it goes as it should need not be said with every key. */
export function needsSavingNotice({ kind }: SavingState): boolean {
  return kind === 'outdated' || kind === 'offline' || kind === 'failed'
}
