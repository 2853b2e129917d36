import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { ColleagueChoice, QUEUE } from '#app/people-search/ColleagueChoice.tsx'
import { send } from '#app/session/ask.ts'
import { changesText as text } from './changes.text.ts'

/** Hands a conversation over to a colleague, with a note that only the service desk reads. */
export function HandOverDialog({ idConversa, onClose }: { idConversa: number; onClose: () => void }) {
  const command = useCommand(send('transferirConversa'))
  const [chosen, choose] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const handOver = async () => {
    setTried(true)
    if (chosen === null) return
    const idPessoaAtendente = chosen === QUEUE ? null : chosen
    await endAct(await command.run({ idConversa, idPessoaAtendente, nota: note.trim() }), {
      done: text.handedOver,
      close: onClose,
    })
  }
  return (
    <ActDialog
      title={text.handOverTitle}
      description={text.handOverLead}
      command={command}
      leave={text.keep}
      onClose={onClose}
      act={{ onPress: () => void handOver(), children: text.act }}
    >
      <ColleagueChoice
        value={chosen}
        onChange={choose}
        errorMessage={wasTried && chosen === null ? text.chooseColleague : undefined}
      />
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
