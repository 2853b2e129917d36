import { toast } from '@portal/design-system/Toast/toast'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { IndexerData, IndexerSummary } from '#contract/indexers.ts'
import { competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import type { RegistryRecord } from '../registries.schema.ts'
import { IndexerValuesView } from './IndexerValuesView.tsx'
import { type EditedMonth, isChanged, knownMonths } from './indexer-edits.ts'
import { saveIndexerValues } from './indexers.functions.ts'
import { indexerQueries } from './indexers.queries.ts'
import { indexerValuesText } from './indexers.text.ts'

type IndexerValuesProps = { entry: RegistryRecord<IndexerData, IndexerSummary>; canEdit: boolean }

/** The monthly values of an index: read, edited in place, and saved together. */
export function IndexerValues({ entry, canEdit }: IndexerValuesProps) {
  const queryClient = useQueryClient()
  const query = indexerQueries.values(entry.id)
  const { data } = useSuspenseQuery(query)
  const stored = data.valores.map(({ competencia, percentual }) => ({
    competence: competencia,
    percent: percentual,
  }))
  const [edited, setEdited] = useState<EditedMonth[] | null>(null)
  const [currentMonth] = useState(() => competenceOf(saoPauloDateOf(Date.now())))
  const submission = useSubmission()
  const { mutateAsync } = useMutation({ mutationFn: saveIndexerValues })
  const months = edited ?? stored

  const save = () =>
    submission.run(async () => {
      const valores = knownMonths(months).map(({ competence, percent }) => ({
        competencia: competence,
        percentual: percent,
      }))
      const saved = await mutateAsync({ data: { idIndexador: entry.id, versao: entry.versao, valores } })
      queryClient.setQueryData(query.queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: ['registries', 'indexadores', 'entry', entry.id] })
      void queryClient.invalidateQueries({ queryKey: ['registries', 'indexadores', 'list'] })
      setEdited(null)
      toast.show({ message: indexerValuesText.saved })
    })
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: ['registries', 'indexadores'] })
    submission.clear()
    setEdited(null)
  }
  const isDirty = edited !== null && isChanged(stored, edited)
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <IndexerValuesView
        months={months}
        currentMonth={currentMonth}
        canEdit={canEdit}
        isDirty={isDirty}
        isSending={submission.isSending}
        problem={submission.problem}
        onChange={setEdited}
        onUndo={() => {
          submission.clear()
          setEdited(null)
        }}
        onSave={() => void save()}
        onReadAgain={() => void readAgain()}
      />
    </>
  )
}
