import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Select } from '@portal/design-system/Select'
import { Spinner } from '@portal/design-system/Spinner'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { toast } from '@portal/design-system/Toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { handOverConversation } from './changes.functions.ts'
import { attendingQueries } from './changes.queries.ts'
import { changesText as text } from './changes.text.ts'

/** Stands for nobody: the conversation goes back to the queue. */
const QUEUE = 0

/** Hands a conversation over to a colleague, with a note that only the service desk reads. */
export function HandOverDialog({ idConversa, onClose }: { idConversa: number; onClose: () => void }) {
  const command = useCommand(handOverConversation)
  const { person } = useSession()
  const colleagues = useQuery(attendingQueries.colleagues())
  const [chosen, choose] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const handOver = async () => {
    setTried(true)
    if (chosen === null) return
    const idPessoaAtendente = chosen === QUEUE ? null : chosen
    const outcome = await command.run({ idConversa, idPessoaAtendente, nota: note.trim() })
    if (!outcome.ok) return
    await outcome.reread
    toast.show({ message: text.handedOver })
    onClose()
  }
  const others = (colleagues.data ?? []).filter(({ id }) => id !== person.id)
  return (
    <ActDialog
      title={text.handOverTitle}
      description={text.handOverLead}
      command={command}
      leave={text.keep}
      onClose={onClose}
      act={{ onPress: () => void handOver(), isDisabled: !colleagues.data, children: text.act }}
    >
      {colleagues.isPending && <Spinner label={text.loadingColleagues} />}
      {colleagues.isError && <InlineMessage tone="danger">{text.failedColleagues}</InlineMessage>}
      {colleagues.data && (
        <Select
          label={text.colleague}
          isRequired
          options={[
            ...others.map(({ id, nome, presente }) => ({
              id,
              label: nome,
              description: presente ? text.isThere : text.isAway,
            })),
            { id: QUEUE, label: text.queue },
          ]}
          value={chosen}
          onChange={choose}
          errorMessage={wasTried && chosen === null ? text.chooseColleague : undefined}
        />
      )}
      <TextAreaField
        label={text.note}
        description={text.noteHint}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </ActDialog>
  )
}
