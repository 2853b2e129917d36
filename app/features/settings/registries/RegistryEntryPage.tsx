import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import type { Registry } from './define-registry.tsx'
import { RegistryEntryView } from './RegistryEntryView.tsx'
import type { RegistryRecord, Scalars } from './registries.schema.ts'
import type { RegistrySearch } from './registry.search.ts'
import { useRegistryAddress } from './use-registry-address.ts'
import { useRegistryWork } from './use-registry-work.ts'

type RegistryEntryPageProps<Data, Values extends Scalars, Summary> = {
  registry: Registry<Data, Values, Summary>
  /** Null for a new record. */
  entry: RegistryRecord<Data, Summary> | null
  /** History; undefined for a new record. */
  steps?: readonly RegistryStep[]
  search: RegistrySearch
  personId: number
}

/** One record: its form, what hangs on it, and its way into the archive. */
export function RegistryEntryPage<Data extends Values, Values extends Scalars, Summary>({
  registry,
  entry,
  steps,
  search,
  personId,
}: RegistryEntryPageProps<Data, Values, Summary>) {
  const rights = useSettingRights(registry.id)
  const { hrefOf, open } = useRegistryAddress(registry.id)
  const work = useRegistryWork({
    registry,
    entry,
    personId,
    onCreated: (item) => open({ ...search, item }),
  })
  return (
    <>
      <LeaveGuard act="save" isDirty={work.isDirty} keptIn={work.draft.isKept ? 'tab' : 'nowhere'} />
      <RegistryEntryView<Data, Values, Summary>
        registry={registry}
        entry={entry}
        steps={steps}
        work={work}
        rights={rights}
        backHref={hrefOf({ ...search, item: undefined })}
      />
    </>
  )
}
