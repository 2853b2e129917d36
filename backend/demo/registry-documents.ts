import { and, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Database } from '../database/client.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import { type FilePurpose, files } from '../database/schema/files.ts'
import { people } from '../database/schema/people.ts'
import { registryEntries } from '../database/schema/registries.ts'
import type { PrintedDocument } from '../documents/pdf/printed-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { storeContent } from '../files/store-content.ts'
import { registryRules } from '../usecases/registries/registry-rules.ts'
import { demoEntity } from './entity.ts'
import { demoMinutes } from './minutes.ts'
import { minutesDocument } from './minutes-document.ts'
import { supplierDocument } from './supplier-document.ts'
import { demoSuppliers } from './suppliers.ts'

type Target = { database: Database; storage: FileStorage }

type RecordDocument = {
  registry: 'atas' | 'fornecedores'
  key: string
  publicId: string
  purpose: FilePurpose
  name: string
  printed: PrintedDocument
}

const MARTA = '16899535009'

/** Writes the PDFs of the demo's minutes and of a supplier's contract, invented, each with its bytes in the storage. */
export async function writeRegistryDocuments(target: Target, today: IsoDate): Promise<void> {
  const [marta] = await target.database.select({ id: people.id }).from(people).where(eq(people.cpf, MARTA))
  const now = new Date(`${today}T00:00:00-03:00`)
  const colour = await planColour(target.database, 1)
  for (const document of documentsOf(today, { now, colour }))
    await writeDocument(target, document, { ownerId: marta?.id ?? null, now })
}

function documentsOf(
  today: IsoDate,
  { now, colour: planColor }: { now: Date; colour: string },
): RecordDocument[] {
  const minutes = demoMinutes(today).flatMap(({ data, ...told }): RecordDocument[] =>
    data.arquivo === null
      ? []
      : [
          {
            registry: 'atas',
            key: registryRules.atas.keyOf(data),
            publicId: data.arquivo,
            purpose: 'minutes',
            name: `ata-${data.numero}.pdf`,
            printed: minutesDocument({ data, ...told }, { entity: demoEntity.name, planColor, now }),
          },
        ],
  )
  const contracts = demoSuppliers(today).flatMap((data): RecordDocument[] =>
    data.documento === null
      ? []
      : [
          {
            registry: 'fornecedores',
            key: registryRules.fornecedores.keyOf(data),
            publicId: data.documento,
            purpose: 'supplier-document',
            name: 'resumo-do-contrato.pdf',
            printed: supplierDocument(data, { entity: demoEntity.name, planColor, now }),
          },
        ],
  )
  return [...minutes, ...contracts]
}

async function writeDocument(
  target: Target,
  { registry, key, publicId, purpose, name, printed }: RecordDocument,
  { ownerId, now }: { ownerId: number | null; now: Date },
): Promise<void> {
  const [entry] = await target.database
    .select({ id: registryEntries.id })
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, registry), eq(registryEntries.key, key)))
  if (!entry) return
  const stored = await storeContent(target, await writePdf(printed), now)
  await target.database.insert(files).values({
    ...stored,
    publicId,
    purpose,
    ownerId,
    subjectKind: 'registry-entry',
    subjectId: entry.id,
    mediaType: 'application/pdf',
    name,
    scan: 'not-scanned',
    uploadedBy: ownerId,
    uploadedAt: now,
    attachedAt: now,
  })
}
