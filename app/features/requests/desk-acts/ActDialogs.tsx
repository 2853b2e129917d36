import { AssignDialog } from './AssignDialog.tsx'
import { MoveAllDialog } from './MoveAllDialog.tsx'
import { ReplyAllDialog } from './ReplyAllDialog.tsx'
import type { ActOnAllProps } from './use-desk-acts.ts'

/** Acts on several requests that open a dialog first. */
export type DialogAct = 'assign' | 'move' | 'reply'

const dialogs = { assign: AssignDialog, move: MoveAllDialog, reply: ReplyAllDialog } as const

/** Asks what an act on several requests needs to know. */
export function ActDialogs({ asks, ...props }: ActOnAllProps & { asks: DialogAct }) {
  const Dialog = dialogs[asks]
  return <Dialog {...props} />
}
