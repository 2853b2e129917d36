import { Button } from '@portal/design-system/Button'
import { RefreshIcon } from '@portal/design-system/icons'
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

/** Begins a person's re-registration again, after asking. */
export function RestartReRegistration({ idPessoa, name }: RestartReRegistrationProps) {
  const restarting = useCommand(restartReRegistration)
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
      act={() => restarting.run({ idPessoa })}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
