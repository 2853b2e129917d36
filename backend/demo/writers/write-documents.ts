import { and, eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import { people } from '../../database/schema/people.ts'
import { registryEntries } from '../../database/schema/registries.ts'
import { requests } from '../../database/schema/requests.ts'
import type { StoredDocument } from '../demo-document.ts'

/** Writes the rows of files whose bytes the storage has, each at its request or its record. */
export async function writeDocuments(database: Querier, documents: readonly StoredDocument[]): Promise<void> {
  for (const { subject, ownerCpf, at, stored, ...document } of documents) {
    const [owner] = await database.select({ id: people.id }).from(people).where(eq(people.cpf, ownerCpf))
    if (!owner) throw new RangeError(`the owner of ${document.name} is not in the demo`)
    await database.insert(files).values({
      ...document,
      ...stored,
      ...(await subjectOf(database, subject)),
      ownerId: owner.id,
      scan: 'not-scanned',
      uploadedBy: owner.id,
      uploadedAt: at,
      attachedAt: at,
    })
  }
}

async function subjectOf(database: Querier, subject: StoredDocument['subject']) {
  if ('protocol' in subject) {
    const [request] = await database
      .select({ id: requests.id, linkId: requests.linkId })
      .from(requests)
      .where(eq(requests.protocol, subject.protocol))
    if (!request) throw new RangeError(`${subject.protocol} is not in the demo`)
    return { subjectKind: 'request' as const, subjectId: request.id, linkId: request.linkId }
  }
  const [entry] = await database
    .select({ id: registryEntries.id })
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, subject.registry), eq(registryEntries.key, subject.key)))
  if (!entry) throw new RangeError(`${subject.registry} have no ${subject.key}`)
  return { subjectKind: 'registry-entry' as const, subjectId: entry.id }
}
