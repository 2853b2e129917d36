import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { emailProtectionText } from './email-protection.text.ts'
import { UndoEmailChange } from './UndoEmailChange.tsx'

const { confirm: text } = emailProtectionText

type EmailChangeActsProps = {
  idPessoa: number
  /** The change that waits; `impedimento`: why the attendant must not confirm it, null when they may. */
  change: { id: number; impedimento: string | null }
  /** Why they must do nothing about it. */
  accessRefusal: string | null
  /** The effect of taking it back, in words. */
  takesBack: string
  /** Called once the page shows what was done. */
  onDone: () => void
}

/** The two acts of an attendant on a change of e-mail that waits: says that it is the person's, or takes it back. */
export function EmailChangeActs({
  idPessoa,
  change,
  accessRefusal,
  takesBack,
  onDone,
}: EmailChangeActsProps) {
  const confirming = useCommand(send('confirmarAlteracaoEmail'))
  const asked = { idPessoa, idAlteracao: change.id }
  const refusal = change.impedimento ?? accessRefusal
  const confirm = async () => {
    const outcome = await confirming.run(asked)
    if (outcome.ok) void outcome.reread.then(onDone)
    return outcome
  }
  return (
    <Stack gap="2">
      <Cluster>
        {refusal === null ? (
          <ConfirmAct
            trigger={<Button variant="secondary">{text.action}</Button>}
            title={text.title}
            confirm={text.confirm}
            command={confirming}
            act={confirm}
            done={text.done}
          >
            {text.text}
          </ConfirmAct>
        ) : (
          <Button variant="secondary" isDisabled>
            {text.action}
          </Button>
        )}
        {accessRefusal === null && <UndoEmailChange change={asked} does={takesBack} onDone={onDone} />}
      </Cluster>
      {refusal !== null && <Text tone="muted">{refusal}</Text>}
    </Stack>
  )
}
