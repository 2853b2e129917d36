import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { CallInput } from '#contract/call-types.ts'
import type { RegistryEntry, RegistryId, salvarItemCadastro } from '#contract/registries.ts'
import { archiveRegistryEntry, saveRegistryEntry } from './registries.functions.ts'
import { registryQueries } from './registries.queries.ts'
import type { RegistryValues } from './registries.schema.ts'

type EntryToSave = CallInput<typeof salvarItemCadastro>['body']

/** Writes records of a registry. What is written replaces the record's query, and the lists are read again. */
export function useRegistryWrites(id: RegistryId) {
  const queryClient = useQueryClient()
  const submission = useSubmission()
  const refresh = (entry: RegistryEntry) => {
    queryClient.setQueryData(registryQueries.entry(id, entry.id).queryKey, entry)
    void queryClient.invalidateQueries({ queryKey: ['registries', id, 'list'] })
    void queryClient.invalidateQueries({ queryKey: ['registries', id, 'values', entry.id] })
  }
  const { mutateAsync: save } = useMutation({
    mutationFn: (body: EntryToSave) => saveRegistryEntry({ data: body }),
  })
  const { mutateAsync: archive } = useMutation({ mutationFn: archiveRegistryEntry })

  /** Runs a write; null when it was refused, which `problem` then says. */
  const run = async (write: () => Promise<RegistryEntry>): Promise<RegistryEntry | null> => {
    let written: RegistryEntry | null = null
    await submission.run(async () => {
      written = await write()
      refresh(written)
    })
    return written
  }

  return {
    problem: submission.problem,
    isSending: submission.isSending,
    clear: submission.clear,
    /** Creates a record, or changes one as the version that is on screen. */
    save: (entry: RegistryEntry | null, { dados }: RegistryValues) => {
      const known = entry ? { idItem: entry.id, versao: entry.versao } : {}
      // The form's schema has checked that the values are the registry's.
      return run(() => save({ cadastro: id, ...known, dados } as EntryToSave))
    },
    archive: (entry: RegistryEntry, arquivado: boolean) =>
      run(() => archive({ data: { cadastro: id, idItem: entry.id, versao: entry.versao, arquivado } })),
    /** Reads the record as it is now, after somebody else was faster. */
    readAgain: async (entry: RegistryEntry): Promise<RegistryEntry> => {
      const query = registryQueries.entry(id, entry.id)
      await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      const newest = await queryClient.fetchQuery(query)
      refresh(newest)
      submission.clear()
      return newest
    },
  }
}
