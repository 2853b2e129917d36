import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { RequestKindSlug } from '#contract/request-kinds.ts'
import type { Database } from '../database/client.ts'
import { requestKindId } from '../database/reference-data.ts'
import { type FilePurpose, files } from '../database/schema/files.ts'
import { people } from '../database/schema/people.ts'
import { requests } from '../database/schema/requests.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { storeContent } from '../files/store-content.ts'

type DemoDocument = {
  cpf: string
  /** The request that it went with. */
  kind: RequestKindSlug
  purpose: FilePurpose
  name: string
}

const [ANA, CARLOS] = ['52998224725', '11144477735']

const DOCUMENTS: readonly DemoDocument[] = [
  {
    cpf: ANA,
    kind: 'dependentes',
    purpose: 'request-other-document',
    name: 'certidao-de-nascimento-clara.pdf',
  },
  { cpf: ANA, kind: 'dependentes', purpose: 'request-identity-document', name: 'identidade-clara.png' },
  {
    cpf: CARLOS,
    kind: 'benefit-request',
    purpose: 'request-identity-document',
    name: 'identidade-carlos.png',
  },
  { cpf: CARLOS, kind: 'benefit-request', purpose: 'request-bank-proof', name: 'comprovante-da-conta.pdf' },
]

/** Gives Ana and Carlos some documents that went with their requests: invented, each with its bytes in the storage. */
export async function writeDemoDocuments(target: {
  database: Database
  storage: FileStorage
}): Promise<void> {
  for (const document of DOCUMENTS) await writeDocument(target, document)
}

async function writeDocument(
  target: { database: Database; storage: FileStorage },
  { cpf, kind, purpose, name }: DemoDocument,
): Promise<void> {
  const [request] = await target.database
    .select({
      id: requests.id,
      personId: requests.personId,
      linkId: requests.linkId,
      filedAt: requests.filedAt,
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.personId))
    .where(and(eq(people.cpf, cpf), eq(requests.kindId, requestKindId(kind))))
    .orderBy(requests.filedAt)
    .limit(1)
  if (!request) return
  const isImage = name.endsWith('.png')
  const content = isImage ? await inventedCard() : await inventedPaper(name)
  const stored = await storeContent(target, content, request.filedAt)
  await target.database.insert(files).values({
    ...stored,
    publicId: randomUUID(),
    purpose,
    ownerId: request.personId,
    linkId: request.linkId,
    subjectKind: 'request',
    subjectId: request.id,
    mediaType: isImage ? 'image/png' : 'application/pdf',
    name,
    width: isImage ? 856 : null,
    height: isImage ? 540 : null,
    scan: 'not-scanned',
    uploadedBy: request.personId,
    uploadedAt: request.filedAt,
    attachedAt: request.filedAt,
  })
}

/** A card that is nobody's. */
function inventedCard(): Promise<Buffer> {
  const lines = [150, 220, 290, 360].map(
    (y, place) => `<rect x="330" y="${y}" width="${430 - place * 60}" height="26" rx="13" fill="#9db4c0"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="856" height="540" rx="32" fill="#e7eef1"/><rect width="856" height="90" rx="32" fill="#4f6d7a"/><rect x="70" y="150" width="200" height="260" rx="16" fill="#c3d3da"/><circle cx="170" cy="245" r="56" fill="#7d98a5"/><path d="M90 410q80-130 160 0z" fill="#7d98a5"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function inventedPaper(name: string): Promise<Buffer> {
  return writePdf({
    title: 'Documento de demonstração',
    subtitle: name,
    planColor: '#4f6d7a',
    issuedAt: 'Inventado: não vale como documento.',
    blocks: [
      { kind: 'heading', text: 'O que este arquivo mostra' },
      {
        kind: 'paragraph',
        text: 'Este é um documento inventado para a demonstração. Ele existe para que se veja como o portal guarda, mostra e entrega o que as pessoas enviam.',
      },
    ],
  })
}
