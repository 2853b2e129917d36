import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { registryEntries } from '../../database/schema/registries.ts'
import { registryRules } from '../../usecases/registries/registry-rules.ts'
import { searchTextOf } from '../../usecases/registries/search-text.ts'
import { demoHelpChannels } from '../help-channels.ts'

/** Writes how the demo's entity is reached. */
export async function writeHelpChannels(database: Transaction, today: IsoDate): Promise<void> {
  const at = new Date(`${addDays(today, -10)}T09:00:00-03:00`)
  await database.insert(registryEntries).values(
    demoHelpChannels.map((data) => ({
      registry: 'canais-de-ajuda',
      key: registryRules['canais-de-ajuda'].keyOf(data),
      data,
      searchText: searchTextOf(data),
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  )
}
