import type { RegistryParts } from './define-registry.tsx'
import { RegistryEntryView } from './RegistryEntryView.tsx'
import type { Scalars } from './registries.schema.ts'
import { useRegistryForm } from './use-registry-form.ts'

const nothing = () => undefined

/** The page of a new record of a registry, for stories of its fields; nothing is saved. */
export function newEntryOf<Data extends Values, Values extends Scalars, Summary>(
  registry: RegistryParts<Data, Values, Summary>,
) {
  return function NewEntry() {
    const { form, draft } = useRegistryForm({ registry, entry: null, personId: 1, onChecked: nothing })
    return (
      <RegistryEntryView<Data, Values, Summary>
        registry={registry}
        entry={null}
        form={form}
        draft={draft}
        command={{ problem: null, isOutdated: false, isPending: false, clear: nothing }}
        rights={{ edit: true, publish: true, archive: true }}
        backHref={`/settings/${registry.id}`}
        archive={async () => ({ ok: false as const, problem: null })}
        onReadAgain={nothing}
      />
    )
  }
}
