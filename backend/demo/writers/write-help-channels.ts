import type { IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { demoCannedReplies } from '../canned-replies.ts'
import { demoHelpChannels } from '../help-channels.ts'
import { demoPensionEntities } from '../pension-entities.ts'
import { writeRegistry } from './write-registry.ts'

/** Writes how the demo's entity is reached, what its attendants have at hand to answer, and where savings can be taken. */
export async function writeHelpChannels(database: Transaction, today: IsoDate): Promise<void> {
  await writeRegistry(database, 'canais-de-ajuda', demoHelpChannels, today)
  await writeRegistry(database, 'respostas-prontas', demoCannedReplies, today)
  await writeRegistry(database, 'entidades-previdencia', demoPensionEntities, today)
}
