import { toast } from '@portal/design-system/Toast'
import { useEdition } from '#app/editing/use-edition.ts'
import { tabDraft } from '#app/forms/tab-draft.ts'
import { type CallData, send } from '#app/session/ask.ts'
import type { RegistryEntry } from '#contract/settings/registries.ts'
import type { Registry } from './define-registry.tsx'
import { registryQueries } from './registries.queries.ts'
import {
  draftOf,
  type RegistryRecord,
  type RegistryValues,
  registryErrors,
  type Scalars,
} from './registries.schema.ts'
import { registriesText } from './registries.text.ts'

type RegistryWorkOptions<Data extends Values, Values extends Scalars, Summary> = {
  registry: Registry<Data, Values, Summary>
  /** Null for a new record. */
  entry: RegistryRecord<Data, Summary> | null
  personId: number
  /** Called once a new record was created. */
  onCreated: (id: number) => void
}

/** As much of a record as its form knows. */
type Known = Pick<RegistryEntry, 'id' | 'versao' | 'dados'> | null

/** A record while it is worked on: saved, archived and taken back. It has no draft on the server, so saving it is publishing it. */
export function useRegistryWork<Data extends Values, Values extends Scalars, Summary>({
  registry,
  entry,
  personId,
  onCreated,
}: RegistryWorkOptions<Data, Values, Summary>) {
  const { id: cadastro } = registry
  const placeOf = (item: number | 'novo') => `cadastro:${cadastro}:${item}:${personId}`
  const save = async (values: RegistryValues<Values>): Promise<unknown> => {
    const outcome = await work.publish(values)
    if (!outcome.ok) return undefined
    toast.show({ message: entry ? registriesText.saved : registry.text.created })
    if (entry) return undefined
    const { id, versao } = outcome.answer
    // A record that was new goes on in a form of its own.
    const { values: typed, isDefaultValue } = work.form.state
    if (!isDefaultValue) tabDraft(placeOf(id)).hold(typed, versao)
    return onCreated(id)
  }
  const stored: Known = entry
  const work = useEdition({
    stored,
    // Each field of the record has its value: the blank one's, or what the registry's schema let in.
    valuesOf: (known): RegistryValues<Values> => ({
      dados: { ...registry.blank, ...(known?.dados as Data) },
    }),
    versionOf: (known) => known?.versao ?? 0,
    place: placeOf(entry?.id ?? 'novo'),
    isValues: draftOf(registry.blank),
    check: (values) => registryErrors(registry.schema, values),
    queryOf: ({ id }: RegistryEntry) => registryQueries.entry(registry, id),
    calls: {
      publish: (versao, { dados }) => {
        const data = { cadastro, ...(entry && { idItem: entry.id, versao }), dados }
        // Which data belong to which registry is checked by the form and by the server.
        return send('salvarItemCadastro')({ data: data as CallData['salvarItemCadastro'] })
      },
    },
    acts: { save },
  })
  return {
    ...work,
    archive: ({ id: idItem, versao }: RegistryRecord<Data, Summary>, arquivado: boolean) =>
      work.write(() => send('arquivarItemCadastro')({ data: { cadastro, idItem, versao, arquivado } })),
    readAgain: async () => {
      if (await work.readAgain()) toast.show({ message: registriesText.newestShown })
    },
  }
}

export type RegistryWork<Data extends Values, Values extends Scalars, Summary> = ReturnType<
  typeof useRegistryWork<Data, Values, Summary>
>
