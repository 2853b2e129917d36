import type { DeskActOnWire } from '#contract/requests/desk-acts.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { MoveAllDialog } from './MoveAllDialog.tsx'
import { ReplyAllDialog } from './ReplyAllDialog.tsx'
import type { DeskActs } from './use-desk-acts.ts'

/** Acts on several requests that open a dialog first. */
export type AskedAct = 'assign' | 'move' | 'reply'

export type ActOnAllProps = {
  requests: readonly RequestItem[]
  command: DeskActs['asking']
  /** Asks for it; the dialog closes once it waits. */
  act: (act: DeskActOnWire) => void
  onClose: () => void
}

const dialogs = { assign: AssignDialog, move: MoveAllDialog, reply: ReplyAllDialog } as const

/** Asks what an act on several requests needs to know. */
export function ActDialogs({ asks, ...props }: ActOnAllProps & { asks: AskedAct }) {
  const Dialog = dialogs[asks]
  return <Dialog {...props} />
}
