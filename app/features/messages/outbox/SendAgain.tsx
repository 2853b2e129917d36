import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { outboxText } from './outbox.text.ts'

const { detail: text } = outboxText

/** Sends an e-mail once more that was given up, after asking. */
export function SendAgain({ id }: { id: number }) {
  const sending = useCommand(send('reenviarEmail'))
  return (
    <ConfirmAct
      trigger={<Button>{text.again}</Button>}
      title={text.againTitle}
      confirm={text.again}
      cancel={text.keep}
      command={sending}
      act={() => sending.run({ idEmail: id })}
      done={text.done}
    >
      {text.againText}
    </ConfirmAct>
  )
}
