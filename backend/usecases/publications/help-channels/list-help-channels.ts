import type { Querier } from '#backend/database/client.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import type { HelpChannel } from '#contract/publications/help-channels.ts'

/** The ways to reach the entity that are not archived, in the order that attendants gave them. */
export async function listHelpChannels(database: Querier): Promise<HelpChannel[]> {
  const channels = await registryRecords(database, 'canais-de-ajuda')
  return channels
    .toSorted((one, other) => one.ordem - other.ordem || one.nome.localeCompare(other.nome, 'pt-BR'))
    .map(({ nome, telefone, email, horario }) => ({ nome, telefone, email, horario }))
}
