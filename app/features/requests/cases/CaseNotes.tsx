import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { toast } from '@portal/design-system/Toast'
import { type FormEvent, useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { type CaseNote, LONGEST_CASE_NOTE } from '#contract/requests/cases.ts'
import { instantText } from '#contract/value-text.ts'
import { noteText } from './cases.css.ts'
import { casesText as text } from './cases.text.ts'

type CaseNotesProps = { idRequisicao: number; notes: readonly CaseNote[] }

export function CaseNotes({ idRequisicao, notes }: CaseNotesProps) {
  return (
    <Card title={text.notes}>
      <Stack gap="4">
        <Text tone="muted">{text.notesLead}</Text>
        {notes.length === 0 ? (
          <p>{text.noNotes}</p>
        ) : (
          <Stack as="ol" gap="3" aria-label={text.notes}>
            {notes.map(({ id, autor, texto, data }) => (
              <Stack as="li" key={id} gap="1">
                <Text variant="small" tone="muted">
                  {text.noteBy(autor.nome, instantText(data))}
                </Text>
                <p className={noteText}>{texto}</p>
              </Stack>
            ))}
          </Stack>
        )}
        <NewNote idRequisicao={idRequisicao} />
      </Stack>
    </Card>
  )
}

function NewNote({ idRequisicao }: { idRequisicao: number }) {
  const writing = useCommand(send('anotarCaso'))
  const [written, setWritten] = useState('')
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = noteProblem(written)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (complaint !== undefined) {
      field.current?.focus()
      return
    }
    const outcome = await writing.run({ idRequisicao, texto: written.trim() })
    if (!outcome.ok) return
    setWritten('')
    setTried(false)
    toast.show({ message: text.noteWritten })
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void keep(event)}>
      <Stack gap="3">
        <FormProblem problem={writing.problem} />
        <TextAreaField
          ref={field}
          label={text.note}
          rows={3}
          value={written}
          onChange={setWritten}
          errorMessage={wasTried ? complaint : undefined}
        />
        <Cluster>
          <Button type="submit" variant="secondary" isPending={writing.isPending}>
            {text.writeNote}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

function noteProblem(written: string): string | undefined {
  const length = written.trim().length
  if (length === 0) return text.noteRequired
  return length > LONGEST_CASE_NOTE ? text.noteLong : undefined
}
