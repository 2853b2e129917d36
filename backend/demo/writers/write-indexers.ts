import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { indexerValues, registryEntries } from '../../database/schema/registries.ts'
import { registryRules } from '../../usecases/settings/registries/registry-rules.ts'
import { searchTextOf } from '../../usecases/settings/registries/search-text.ts'
import { demoIndexers } from '../indexers.ts'

/** Writes the demo's indexes with their monthly values. */
export async function writeIndexers(database: Transaction, today: IsoDate): Promise<void> {
  const at = new Date(`${addDays(today, -10)}T09:00:00-03:00`)
  const indexers = demoIndexers(today)
  const entries = await database
    .insert(registryEntries)
    .values(
      indexers.map(({ data }) => ({
        registry: 'indexadores',
        key: registryRules.indexadores.keyOf(data),
        data,
        searchText: searchTextOf('indexadores', data),
        version: 1,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning({ id: registryEntries.id })
  await database
    .insert(indexerValues)
    .values(
      indexers.flatMap(({ values }, index) =>
        values.map((value) => ({ entryId: entries[index]?.id ?? 0, ...value })),
      ),
    )
}
