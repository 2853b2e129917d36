import { Button } from '@portal/design-system/Button'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { firstComplaint } from '#app/forms/field-errors.schema.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { contestationReason } from '#contract/exits/exit-statement.ts'
import { exitStatementText } from './exit-statement.text.ts'

const { contest: text } = exitStatementText

/** Asks what is wrong with the statement, and contests it: the time to choose stands still from then on. */
export function ContestStatement() {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const { person, planLink } = useSession()
  const [keys] = useState(() => submissionKeys(`contestacao-extrato:${person.id}:${planLink?.id ?? 0}`))
  const contesting = useCommand(({ data: motivo }: { data: string }) =>
    send('contestarExtratoDesligamento')({ data: { motivo, chaveEnvio: keys.keyFor({ motivo }) } }),
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = firstComplaint(contestationReason, reason)
  const close = () => {
    contesting.clear()
    setOpen(false)
  }
  const contest = async () => {
    setTried(true)
    if (complaint !== undefined) return field.current?.focus()
    const outcome = await contesting.run(reason)
    if (!outcome.ok) return
    keys.settle()
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen && (
        <ActDialog
          title={text.title}
          description={text.text}
          command={contesting}
          leave={text.leave}
          onClose={close}
          act={{ onPress: () => void contest(), children: text.confirm }}
        >
          <TextAreaField
            ref={field}
            label={text.reason}
            description={text.reasonHint}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={wasTried ? complaint : undefined}
          />
        </ActDialog>
      )}
    </>
  )
}
