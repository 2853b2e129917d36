import { toast } from '@portal/design-system/Toast'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#app/clock/today.ts'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { ask, send } from '#app/session/ask.ts'
import type { IndexerData, IndexerSummary } from '#contract/settings/indexers.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { RegistryRecord } from '../registries.schema.ts'
import { IndexerValuesView } from './IndexerValuesView.tsx'
import { type EditedMonth, isChanged, knownMonths } from './indexer-edits.ts'
import { indexerValuesText } from './indexers.text.ts'

type IndexerValuesProps = { entry: RegistryRecord<IndexerData, IndexerSummary>; canEdit: boolean }

/** The monthly values of an index: read, edited in place, and saved together. */
export function IndexerValues({ entry, canEdit }: IndexerValuesProps) {
  const queryClient = useQueryClient()
  const query = ask('retornarValoresIndexador', { idIndexador: entry.id })
  const { data } = useSuspenseQuery(query)
  const stored = data.valores.map(({ competencia, percentual }) => ({
    competence: competencia,
    percent: percentual,
  }))
  const [edited, setEdited] = useState<EditedMonth[] | null>(null)
  const currentMonth = competenceOf(useToday())
  const saving = useCommand(send('salvarValoresIndexador'))
  const months = edited ?? stored

  // The values have the version of their record, which no command reads again while somebody may be editing it.
  const readRecord = () =>
    queryClient.refetchQueries(ask('retornarItemCadastro', { cadastro: 'indexadores', idItem: entry.id }))
  const save = async () => {
    const valores = knownMonths(months).map(({ competence, percent }) => ({
      competencia: competence,
      percentual: percent,
    }))
    const outcome = await saving.run({ idIndexador: entry.id, versao: entry.versao, valores })
    if (!outcome.ok) return
    await Promise.all([readRecord(), outcome.reread])
    setEdited(null)
    toast.show({ message: indexerValuesText.saved })
  }
  const readAgain = async () => {
    await Promise.all([readRecord(), queryClient.refetchQueries(query)])
    saving.clear()
    setEdited(null)
  }
  const isDirty = edited !== null && isChanged(stored, edited)
  return (
    <>
      <LeaveGuard act="save" isDirty={isDirty} />
      <IndexerValuesView
        months={months}
        currentMonth={currentMonth}
        canEdit={canEdit}
        isDirty={isDirty}
        isSending={saving.isPending}
        problem={saving.problem}
        onChange={setEdited}
        onUndo={() => {
          saving.clear()
          setEdited(null)
        }}
        onSave={() => void save()}
        onReadAgain={() => void readAgain()}
      />
    </>
  )
}
