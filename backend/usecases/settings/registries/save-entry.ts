import { and, eq, ne } from 'drizzle-orm'
import { registryEntries } from '#backend/database/schema/registries.ts'
import { invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import { requireSetting } from '#backend/security/require-setting.ts'
import type { Work } from '#backend/work.ts'
import type { RegistryData, RegistryId } from '#contract/settings/registries.ts'
import { attachDocument } from './attach-document.ts'
import { lockEntry } from './entry-rows.ts'
import { registryRules } from './registry-rules.ts'
import { searchTextOf } from './search-text.ts'

/** Record to write, already checked by the contract. Without `idItem` a new one. */
export type EntryToSave<Id extends RegistryId = RegistryId> = {
  cadastro: Id
  idItem?: number | undefined
  versao?: number | undefined
  dados: RegistryData<Id>
}

/**
 * Creates or changes a record.
 * @returns its id
 * @throws 403 where what is published, before or after, may not be; 404; 409 `versao-desatualizada`; 422 when another record has the key, its
 * document is not kept any more, or a known record comes without its version.
 */
export async function saveEntry<Id extends RegistryId>(
  work: Work,
  actor: Actor,
  asked: EntryToSave<Id>,
): Promise<number> {
  const { cadastro: registry, dados: data, idItem: id, versao: version } = asked
  const { keyOf, isPublished } = registryRules[registry]
  const key = keyOf(data)
  await requireFit(work, registry, data)
  const written = {
    key,
    data,
    searchText: searchTextOf(registry, data),
    updatedAt: work.now,
    updatedBy: actor.personId,
  }
  if (isPublished?.(data)) await requireSetting(work.database, actor, { area: registry, act: 'publish' })
  if (id === undefined) {
    await requireFreeKey(work, registry, key, null)
    const [created] = await work.database
      .insert(registryEntries)
      .values({ registry, ...written, version: 1, createdAt: work.now })
      .returning({ id: registryEntries.id })
    const newId = created?.id ?? 0
    await keepDocument(work, registry, newId, data)
    await audit(work, {
      subjectId: null,
      action: 'registry-entry.created',
      entityId: newId,
      after: { registry, data },
    })
    return newId
  }
  if (version === undefined) throw invalid({ versao: 'Informe a versão que você abriu.' })
  const before = await lockEntry(work.database, { registry, id, version })
  if (isPublished?.(before.data as RegistryData<Id>))
    await requireSetting(work.database, actor, { area: registry, act: 'publish' })
  await requireFreeKey(work, registry, key, id)
  await work.database
    .update(registryEntries)
    .set({ ...written, version: version + 1 })
    .where(eq(registryEntries.id, id))
  await keepDocument(work, registry, id, data)
  await audit(work, {
    subjectId: null,
    action: 'registry-entry.changed',
    entityId: id,
    before: { registry, data: before.data },
    after: { registry, data },
  })
  return id
}

async function keepDocument<Id extends RegistryId>(
  work: Work,
  registry: Id,
  entryId: number,
  data: RegistryData<Id>,
): Promise<void> {
  const { document } = registryRules[registry]
  if (!document) return
  const { field, purpose, idOf } = document
  await attachDocument(work, entryId, { field, purpose, documentId: idOf(data) })
}

async function requireFit<Id extends RegistryId>(work: Work, registry: Id, data: RegistryData<Id>) {
  const complaints = (await registryRules[registry].check?.(work.database, data)) ?? {}
  const byPath = Object.entries(complaints).map(([name, sentence]) => [`dados.${name}`, sentence])
  if (byPath.length > 0) throw invalid(Object.fromEntries(byPath))
}

async function requireFreeKey(work: Work, registry: RegistryId, key: string, ownId: number | null) {
  const [taken] = await work.database
    .select({ id: registryEntries.id })
    .from(registryEntries)
    .where(
      and(
        eq(registryEntries.registry, registry),
        eq(registryEntries.key, key),
        ownId === null ? undefined : ne(registryEntries.id, ownId),
      ),
    )
  const { keyField, keyTaken } = registryRules[registry]
  if (taken) throw invalid({ [`dados.${keyField}`]: keyTaken })
}
