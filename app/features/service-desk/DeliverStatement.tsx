import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { linkActionsText } from './link-actions.text.ts'

const { deliver: text } = linkActionsText

type DeliverStatementProps = { idPessoa: number; idVinculo: number; plan: string; onDone: () => void }

/** Delivers the exit statement of a link before its day, after asking. */
export function DeliverStatement({ plan, onDone, ...link }: DeliverStatementProps) {
  const delivering = useCommand(send('emitirExtratoDesligamento'))
  const deliver = async () => {
    const outcome = await delivering.run(link)
    if (outcome.ok) void outcome.reread.then(onDone)
    return outcome
  }
  return (
    <ConfirmAct
      trigger={
        <Button variant="secondary" aria-label={`${text.action}: ${plan}`}>
          {text.action}
        </Button>
      }
      title={text.title(plan)}
      confirm={text.confirm}
      cancel={linkActionsText.leave}
      command={delivering}
      act={deliver}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
