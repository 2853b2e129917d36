import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { deliverStatement } from './link-actions.functions.ts'
import { linkActionsText } from './link-actions.text.ts'

const { deliver: text } = linkActionsText

/** Delivers the exit statement of a link before its day, after asking. */
export function DeliverStatement({ plan, ...link }: { idPessoa: number; idVinculo: number; plan: string }) {
  const delivering = useCommand(deliverStatement)
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
      act={() => delivering.run(link)}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
