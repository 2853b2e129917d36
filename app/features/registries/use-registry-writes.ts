import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { RegistryEntry } from '#contract/registries.ts'
import { detailsKey, type Registry } from './define-registry.ts'
import { archiveRegistryEntry, saveRegistryEntry } from './registries.functions.ts'
import { registryQueries } from './registries.queries.ts'
import {
  type RecordToSave,
  type RegistryRecord,
  type RegistryValues,
  recordOf,
  type Scalars,
} from './registries.schema.ts'

/** Writes records of a registry. What is written replaces the record's query, and the lists are read again. */
export function useRegistryWrites<Data, Values extends Scalars, Summary>(
  registry: Registry<Data, Values, Summary>,
) {
  type Entry = RegistryRecord<Data, Summary>
  const { id } = registry
  const queryClient = useQueryClient()
  const submission = useSubmission()
  const refresh = (entry: Entry) => {
    queryClient.setQueryData(registryQueries.entry(registry, entry.id).queryKey, entry)
    void queryClient.invalidateQueries({ queryKey: ['registries', id, 'list'] })
    void queryClient.invalidateQueries({ queryKey: detailsKey(id, entry.id) })
  }
  const { mutateAsync: save } = useMutation({
    mutationFn: (record: RecordToSave) => saveRegistryEntry({ data: record }),
  })
  const { mutateAsync: archive } = useMutation({ mutationFn: archiveRegistryEntry })

  /** Runs a write; null when it was refused, which `problem` then says. */
  const run = async (write: () => Promise<RegistryEntry>): Promise<Entry | null> => {
    let written: Entry | null = null
    await submission.run(async () => {
      written = recordOf(registry, await write())
      refresh(written)
    })
    return written
  }

  return {
    problem: submission.problem,
    isSending: submission.isSending,
    clear: submission.clear,
    /** Creates a record, or changes one as the version that is on screen. */
    save: (entry: Entry | null, { dados }: RegistryValues<Values>) => {
      const known = entry ? { idItem: entry.id, versao: entry.versao } : {}
      return run(() => save({ cadastro: id, ...known, dados }))
    },
    archive: (entry: Entry, arquivado: boolean) =>
      run(() => archive({ data: { cadastro: id, idItem: entry.id, versao: entry.versao, arquivado } })),
    /** Reads the record as it is now, after somebody else was faster. */
    readAgain: async (entry: Entry): Promise<Entry> => {
      const query = registryQueries.entry(registry, entry.id)
      await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      const newest = await queryClient.fetchQuery(query)
      refresh(newest)
      submission.clear()
      return newest
    },
  }
}
