import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { SentDocument } from '#contract/documents.ts'
import type { Api } from '../../api.ts'
import { type FilePurpose, files } from '../../database/schema/files.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { requestStatusNamed } from '../../names.ts'
import type { Actor } from '../../security/actor.ts'
import { fileWords } from '../../security/audit-actions/file-words.ts'
import { withheldDocuments } from '../requests/withheld-data.ts'

/** Files that are nothing a person sent of their own: what the portal wrote, and what the bank did. */
const OTHERS: ReadonlySet<FilePurpose> = new Set(['export', 'bank-return'])

/** Whether a file is one that its owner sent, or somebody in their name. A message's attachment is its sender's. */
export function isSentByOwner({ purpose, ownerId, subjectKind, uploadedBy }: FileRow): boolean {
  return !OTHERS.has(purpose) && (subjectKind !== 'message' || uploadedBy === ownerId)
}

/** Whether a file still waits in a form: nobody but its owner knows of it. */
export function isStillWaiting({ subjectKind }: Pick<FileRow, 'subjectKind'>): boolean {
  return subjectKind === null || subjectKind === 're-registration-draft'
}

/** Every file that a person sent and that is kept, newest first, as the actor may know of it. */
export async function listSentDocuments(
  api: Pick<Api, 'database' | 'requestKinds'>,
  { personId, actor, now }: { personId: number; actor: Actor; now: Date },
): Promise<SentDocument[]> {
  const isOwner = actor.personId === personId
  const rows = await api.database
    .select()
    .from(files)
    .where(and(eq(files.ownerId, personId), isNull(files.deletedAt)))
    .orderBy(desc(files.uploadedAt), desc(files.id))
  const shown = rows.filter(
    (row) =>
      isSentByOwner(row) &&
      (isOwner || !isStillWaiting(row)) &&
      (row.retainedUntil === null || row.retainedUntil > now),
  )
  const requestIds = shown.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === 'request' && subjectId !== null ? [subjectId] : [],
  )
  const [origins, isWithheldFile] = await Promise.all([
    requestsOf(api, requestIds),
    withheldDocuments(api, actor, shown),
  ])
  return shown.map((row) => {
    const isWithheld = isWithheldFile(row)
    const { label } = fileWords[row.purpose]
    return {
      id: row.publicId,
      nome: isWithheld ? label : row.name,
      descricao: label,
      tipo: row.mediaType,
      bytes: row.bytes,
      sha256: row.sentSha256 ?? row.sha256,
      enviadoEm: row.uploadedAt.toISOString(),
      origem: originOf(row, origins),
      disponivel: !isWithheld && !isStillWaiting(row),
    }
  })
}

type Origins = Awaited<ReturnType<typeof requestsOf>>

function originOf({ subjectKind, subjectId }: FileRow, origins: Origins): SentDocument['origem'] {
  const request = subjectKind === 'request' ? origins.get(subjectId ?? 0) : undefined
  if (request) {
    const { id, protocol, name, status } = request
    return {
      tipo: 'solicitacao',
      idRequisicao: id,
      protocolo: protocol,
      nome: name,
      status: requestStatusNamed(status),
    }
  }
  if (subjectKind === 'message') return { tipo: 'conversa' }
  return { tipo: isStillWaiting({ subjectKind }) ? 'em-aberto' : 'cadastro' }
}

async function requestsOf({ database }: Pick<Api, 'database'>, ids: readonly number[]) {
  const rows = await database
    .select({
      id: requests.id,
      protocol: requests.protocol,
      status: requests.status,
      name: requestKinds.name,
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .where(inArray(requests.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
