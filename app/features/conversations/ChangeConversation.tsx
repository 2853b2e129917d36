import { Button } from '@portal/design-system/Button'
import { toast } from '@portal/design-system/Toast'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { changesText as text } from './changes.text.ts'

type OfConversation = { idConversa: number }

/** Opens an ended conversation again. */
export function ReopenConversation({ idConversa }: OfConversation) {
  const command = useCommand(send('reabrirConversa'))
  return (
    <Button
      variant="secondary"
      size="compact"
      isPending={command.isPending}
      onPress={() => void runAndSay(command, { idConversa }, text.reopened)}
    >
      {text.reopen}
    </Button>
  )
}

/** The attendant attends to the conversation from now on. */
export function TakeConversation({ idConversa }: OfConversation) {
  const command = useCommand(send('assumirConversa'))
  return (
    <Button
      variant="secondary"
      size="compact"
      isPending={command.isPending}
      onPress={() => void runAndSay(command, { idConversa }, text.taken)}
    >
      {text.take}
    </Button>
  )
}

/** Asks before a conversation is ended. */
export function CloseDialog({ idConversa, onClose }: OfConversation & { onClose: () => void }) {
  const command = useCommand(send('encerrarConversa'))
  const close = async () => {
    await endAct(await command.run({ idConversa }), { done: text.closed, close: onClose })
  }
  return (
    <ActDialog
      role="alertdialog"
      size="small"
      title={text.closeTitle}
      command={command}
      leave={text.keep}
      onClose={onClose}
      act={{ onPress: () => void close(), children: text.close }}
    >
      <p>{text.closeLead}</p>
    </ActDialog>
  )
}

async function runAndSay<Answer>(
  command: Command<OfConversation, Answer>,
  input: OfConversation,
  done: string,
): Promise<void> {
  const outcome = await command.run(input)
  if (outcome.ok) toast.show({ message: done })
  else if (outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
}
