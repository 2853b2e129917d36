import type { Registry } from './define-registry.tsx'
import { RegistryEntryView } from './RegistryEntryView.tsx'
import type { Scalars } from './registries.schema.ts'
import { useRegistryWork } from './use-registry-work.ts'

/** The page of a new record of a registry, for stories of its fields. */
export function newEntryOf<Data extends Values, Values extends Scalars, Summary>(
  registry: Registry<Data, Values, Summary>,
) {
  return function NewEntry() {
    const work = useRegistryWork({ registry, entry: null, personId: 1, onCreated: () => undefined })
    return (
      <RegistryEntryView<Data, Values, Summary>
        registry={registry}
        entry={null}
        work={work}
        rights={{ edit: true, publish: true, archive: true }}
        backHref={`/settings/${registry.id}`}
      />
    )
  }
}
