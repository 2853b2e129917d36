import type { RegistryData, RegistryId } from '#contract/registries.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { registryEntries } from '../../database/schema/registries.ts'
import { registryRules } from '../../usecases/registries/registry-rules.ts'
import { searchTextOf } from '../../usecases/registries/search-text.ts'
import { demoCannedReplies } from '../canned-replies.ts'
import { demoHelpChannels } from '../help-channels.ts'
import { demoPensionEntities } from '../pension-entities.ts'

/** Writes how the demo's entity is reached, what its attendants have at hand to answer, and where savings can be taken. */
export async function writeHelpChannels(database: Transaction, today: IsoDate): Promise<void> {
  await writeEntries(database, 'canais-de-ajuda', demoHelpChannels, today)
  await writeEntries(database, 'respostas-prontas', demoCannedReplies, today)
  await writeEntries(database, 'entidades-previdencia', demoPensionEntities, today)
}

async function writeEntries<Id extends Exclude<RegistryId, 'indexadores'>>(
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
      searchText: searchTextOf(data),
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  )
}
