import { toast } from '@portal/design-system/Toast'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import type { Registry } from './define-registry.tsx'
import { RegistryEntryView } from './RegistryEntryView.tsx'
import type { RegistryRecord, RegistryValues, Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'
import { useRegistryAddress } from './use-registry-address.ts'
import { useRegistryForm } from './use-registry-form.ts'
import { useRegistryWrites } from './use-registry-writes.ts'

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
  const writes = useRegistryWrites(registry)
  const { form, draft, show } = useRegistryForm({
    registry,
    entry,
    personId,
    onChecked: async (values) => {
      const saved = await writes.save(entry, values)
      if (saved) take(saved, entry ? registriesText.saved : registry.text.created, values)
    },
  })
  const take = (
    saved: RegistryRecord<Data, Summary>,
    message: string,
    sent: RegistryValues<Values> | null,
  ) => {
    show(saved, sent)
    toast.show({ message })
    if (!entry) open({ ...search, item: saved.id })
  }
  const readAgain = async () => {
    const newest = entry && (await writes.readAgain(entry))
    if (newest) take(newest, registriesText.newestShown, null)
  }
  return (
    <>
      <LeaveGuard act="save" isDirty={draft.isDirty} keptIn={draft.isKept ? 'tab' : 'nowhere'} />
      <RegistryEntryView<Data, Values, Summary>
        registry={registry}
        entry={entry}
        steps={steps}
        form={form}
        draft={draft}
        command={writes.command}
        rights={rights}
        backHref={hrefOf({ ...search, item: undefined })}
        archive={writes.archive}
        onReadAgain={() => void readAgain()}
      />
    </>
  )
}
