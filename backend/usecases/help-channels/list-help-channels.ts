import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type HelpChannel, helpChannelData } from '#contract/help-channels.ts'
import type { Querier } from '../../database/client.ts'
import { registryEntries } from '../../database/schema/registries.ts'

/** The ways to reach the entity that are not archived, in the order that attendants gave them. */
export async function listHelpChannels(database: Querier): Promise<HelpChannel[]> {
  const rows = await database
    .select({ data: registryEntries.data })
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, 'canais-de-ajuda'), isNull(registryEntries.archivedAt)))
  return rows
    .map(({ data }) => v.parse(helpChannelData, data))
    .toSorted((one, other) => one.ordem - other.ordem || one.nome.localeCompare(other.nome, 'pt-BR'))
    .map(({ nome, telefone, email, horario }) => ({ nome, telefone, email, horario }))
}
