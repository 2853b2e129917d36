import { useState } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { useFormDraft } from '#app/forms/use-form-draft.ts'
import type { RegistryEntry } from '#contract/registries.ts'
import type { Registry } from './define-registry.ts'
import { isRegistryDraft, type RegistryValues, registryErrors } from './registries.schema.ts'

type RegistryFormOptions = {
  registry: Pick<Registry, 'id' | 'schema' | 'blank'>
  /** Null for a new record. */
  entry: RegistryEntry | null
  personId: number
  /** Called with values that may be sent. */
  onChecked: (values: RegistryValues) => unknown
}

/** The form of a record, with its draft. */
export function useRegistryForm({ registry, entry, personId, onChecked }: RegistryFormOptions) {
  const [defaultValues] = useState<RegistryValues>(() => ({ dados: { ...registry.blank, ...entry?.dados } }))
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => registryErrors(registry.schema, value) },
    onSubmit: ({ value }) => onChecked(value),
  })
  const draft = useFormDraft(
    form,
    `cadastro:${registry.id}:${entry?.id ?? 'novo'}:${personId}`,
    isRegistryDraft,
  )
  return { form, draft }
}

export type RegistryFormApi = ReturnType<typeof useRegistryForm>['form']
