import { useState } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { rebaseForm } from '#app/forms/rebase-form.ts'
import { tabDraft } from '#app/forms/tab-draft.ts'
import { useTabDraft } from '#app/forms/use-tab-draft.ts'
import {
  draftOf,
  type RecordSchemas,
  type RegistryRecord,
  type RegistryValues,
  registryErrors,
  type Scalars,
} from './registries.schema.ts'

type RegistryFormOptions<Data extends Values, Values extends Scalars, Summary> = {
  /** `blank`: values of the form of a new record. */
  registry: Pick<RecordSchemas<Data, Summary>, 'schema'> & { id: string; blank: Readonly<Values> }
  /** Null for a new record. */
  entry: RegistryRecord<Data, Summary> | null
  personId: number
  /** Called with values that may be sent. */
  onChecked: (values: RegistryValues<Values>) => void | Promise<void>
}

/** A record as the server has it now. */
type Shown<Values> = { id: number; versao: number; dados: Values }

/** The form of a record, with its draft. `show` has it begin anew from what the server has; what was typed after `sent` stays. */
export function useRegistryForm<Data extends Values, Values extends Scalars, Summary>({
  registry,
  entry,
  personId,
  onChecked,
}: RegistryFormOptions<Data, Values, Summary>) {
  const [defaultValues, setDefaultValues] = useState<RegistryValues<Values>>(() => ({
    dados: { ...registry.blank, ...entry?.dados },
  }))
  const [isDraft] = useState(() => draftOf(registry.blank))
  const form = useRecordForm(registry.schema, defaultValues, onChecked)
  const placeOf = (item: number | 'novo') => `cadastro:${registry.id}:${item}:${personId}`
  const draft = useTabDraft(form, {
    place: placeOf(entry?.id ?? 'novo'),
    version: entry?.versao ?? 0,
    isSame: isDraft,
  })
  const show = ({ id, versao, dados }: Shown<Values>, sent: RegistryValues<Values> | null) => {
    // The form goes back to what its options say, whatever it was reset to.
    setDefaultValues({ dados })
    const isTypedSince = rebaseForm(form, { dados }, sent)
    // A record that was new goes on in a form of its own.
    if (isTypedSince && !entry) tabDraft(placeOf(id)).hold(form.state.values, versao)
    if (!isTypedSince || !entry) draft.forget()
  }
  return { form, draft, show }
}

function useRecordForm<Values extends Scalars>(
  schema: Parameters<typeof registryErrors>[0],
  defaultValues: RegistryValues<Values>,
  onChecked: (values: RegistryValues<Values>) => void | Promise<void>,
) {
  return useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => registryErrors(schema, value) },
    onSubmit: ({ value }) => onChecked(value),
  })
}

/** The form of a record as its fields see it. */
export type RegistryFormApi<Values extends Scalars> = ReturnType<typeof useRecordForm<Values>>
