import { useQueryClient } from '@tanstack/react-query'
import { isOutdated } from '#app/api/problem.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useReadAgain } from '#app/forms/use-read-again.ts'
import { type CallData, send } from '#app/session/ask.ts'
import type { RegistryEntry } from '#contract/settings/registries.ts'
import type { Registry } from './define-registry.tsx'
import { registryQueries } from './registries.queries.ts'
import {
  type RecordToSave,
  type RegistryRecord,
  type RegistryValues,
  recordOf,
  type Scalars,
} from './registries.schema.ts'

type Archiving = { idItem: number; versao: number; arquivado: boolean }

/** Writes records of a registry. What is written replaces the record that is being edited. */
export function useRegistryWrites<Data, Values extends Scalars, Summary>(
  registry: Registry<Data, Values, Summary>,
) {
  type Entry = RegistryRecord<Data, Summary>
  const { id } = registry
  const queryClient = useQueryClient()
  const queryOf = (idItem: number) => registryQueries.entry(registry, idItem)
  const take = (written: RegistryEntry): Entry => {
    const entry = recordOf(registry, written)
    queryClient.setQueryData(queryOf(entry.id).queryKey, written)
    return entry
  }
  const saving = useCommand(async ({ data }: { data: RecordToSave }) =>
    // Which data belong to which registry is checked by the form and by the server.
    take(await send('salvarItemCadastro')({ data: data as CallData['salvarItemCadastro'] })),
  )
  const archiving = useCommand(async ({ data }: { data: Archiving }) =>
    take(await send('arquivarItemCadastro')({ data: { cadastro: id, ...data } })),
  )
  const reading = useReadAgain((entry: Entry) => queryOf(entry.id))
  const clear = () => {
    saving.clear()
    archiving.clear()
    reading.clear()
  }

  return {
    command: {
      problem: reading.problem ?? saving.problem ?? archiving.problem,
      isOutdated: isOutdated(saving.problem ?? archiving.problem),
      isPending: saving.isPending || archiving.isPending || reading.isPending,
      clear,
    },
    /** Creates a record, or changes one as the version that is on screen; null when it was refused. */
    save: async (entry: Entry | null, { dados }: RegistryValues<Values>): Promise<Entry | null> => {
      clear()
      const known = entry ? { idItem: entry.id, versao: entry.versao } : {}
      const outcome = await saving.run({ cadastro: id, ...known, dados })
      return outcome.ok ? outcome.answer : null
    },
    archive: ({ id: idItem, versao }: Entry, arquivado: boolean) => {
      clear()
      return archiving.run({ idItem, versao, arquivado })
    },
    /** Reads the record as it is now, after somebody else was faster; null when it cannot be read. */
    readAgain: async (entry: Entry): Promise<Entry | null> => {
      const outcome = await reading.run(entry)
      if (!outcome.ok) return null
      clear()
      return recordOf(registry, outcome.answer)
    },
  }
}
