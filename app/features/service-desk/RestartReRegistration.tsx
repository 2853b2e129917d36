import { Button } from '@portal/design-system/Button'
import { RefreshIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { restartReRegistration } from './person-actions.functions.ts'
import { personActionsText } from './person-actions.text.ts'

const text = personActionsText.restart

type RestartReRegistrationProps = {
  idPessoa: number
  /** First name of the person. */
  name: string
}

/** Begins a person's re-registration again, after asking. That it failed is said whatever the reason; the dialog says the reason. */
export function RestartReRegistration({ idPessoa, name }: RestartReRegistrationProps) {
  const restarting = useCommand(restartReRegistration)
  const restart = async () => {
    const outcome = await restarting.run({ idPessoa })
    // A refusal in the same words is in the dialog already.
    if (!outcome.ok && outcome.problem?.detail !== text.failed)
      toast.show({ message: text.failed, tone: 'danger' })
    return outcome
  }
  return (
    <ConfirmAct
      trigger={
        <Button variant="secondary" icon={RefreshIcon}>
          {text.action}
        </Button>
      }
      title={text.title(name)}
      confirm={text.confirm}
      tone="danger"
      command={restarting}
      act={restart}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
