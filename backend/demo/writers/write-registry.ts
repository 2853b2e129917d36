import type { RegistryData, RegistryId } from '#contract/settings/registries.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { registryEntries } from '../../database/schema/registries.ts'
import { registryRules } from '../../usecases/settings/registries/registry-rules.ts'
import { searchTextOf } from '../../usecases/settings/registries/search-text.ts'

/** Writes the records of a registry, a few days before the seed. */
export async function writeRegistry<Id extends Exclude<RegistryId, 'indexadores'>>(
  database: Transaction,
  registry: Id,
  entries: readonly RegistryData<Id>[],
  today: IsoDate,
): Promise<void> {
  const at = new Date(`${addDays(today, -10)}T09:00:00-03:00`)
  await database.insert(registryEntries).values(
    entries.map((data) => ({
      registry,
      key: registryRules[registry].keyOf(data),
      data,
      searchText: searchTextOf(registry, data),
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  )
}
