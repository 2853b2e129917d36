import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useState } from 'react'
import { endAct } from '#app/forms/end-act.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { ColleagueChoice, QUEUE } from '#app/people-search/ColleagueChoice.tsx'
import { LONGEST_CASE_NOTE } from '#contract/requests/cases.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { handOverCase } from './cases.functions.ts'
import { casesText as text } from './cases.text.ts'
import { DockedAct } from './DockedAct.tsx'

type HandOverPanelProps = { request: Pick<RequestOnPage, 'id' | 'versao'>; onClose: () => void }

/** Hands a request over to a colleague or back to the queue, with a note that only the service desk reads. */
export function HandOverPanel({ request, onClose }: HandOverPanelProps) {
  const command = useCommand(handOverCase)
  const [expectedVersion] = useState(request.versao)
  const [chosen, choose] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const handOver = async () => {
    setTried(true)
    if (chosen === null) return
    await endAct(
      await command.run({
        idRequisicao: request.id,
        versao: expectedVersion,
        idPessoaAtendente: chosen === QUEUE ? null : chosen,
        nota: note.trim(),
      }),
      { done: text.handedOver, close: onClose },
    )
  }
  return (
    <DockedAct
      title={text.handOverTitle}
      description={text.handOverText}
      command={command}
      onClose={onClose}
      act={{ label: text.handOver, onAct: () => void handOver() }}
    >
      <ColleagueChoice
        value={chosen}
        onChange={choose}
        errorMessage={wasTried && chosen === null ? text.chooseColleague : undefined}
      />
      <TextAreaField
        label={text.handOverNote}
        description={text.handOverNoteHint}
        rows={2}
        maxLength={LONGEST_CASE_NOTE}
        value={note}
        onChange={setNote}
      />
    </DockedAct>
  )
}
