import { and, desc, eq, gt, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SentDocument, SentDocumentPage } from '#contract/documents/documents.ts'
import type { Api } from '../../api.ts'
import { files } from '../../database/schema/files.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { filePurposeNames, filePurposes } from '../../file-purposes.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { requestStatusNamed } from '../../names.ts'
import type { Actor } from '../../security/actor.ts'
import { withheldDocuments } from '../request-engine/withheld-data.ts'

const OTHERS = filePurposeNames.filter((purpose) => !filePurposes[purpose].isOwn)

/** Documents of a page. */
const PAGE = 10

/** Files that their owner sent, or somebody in their name, and that are kept on an instant. A message's attachment is its sender's. */
export function sentByOwner(now: Date) {
  return and(
    notInArray(files.purpose, OTHERS),
    or(isNull(files.subjectKind), ne(files.subjectKind, 'message'), eq(files.uploadedBy, files.ownerId)),
    or(isNull(files.retainedUntil), gt(files.retainedUntil, now)),
  )
}

/** Files that wait in no form any more: of the others nobody knows but their owner. */
export const arrived = sql<boolean>`(${files.subjectKind} is not null and ${files.subjectKind} <> 're-registration-draft')`

/** A page of the files that a person sent and that are kept, newest first, as the actor may know of them. */
export async function listSentDocuments(
  api: Pick<Api, 'database' | 'parts' | 'clock'>,
  { personId, actor, page, now }: { personId: number; actor: Actor; page: number; now: Date },
): Promise<SentDocumentPage> {
  const found = and(
    eq(files.ownerId, personId),
    isNull(files.deletedAt),
    sentByOwner(now),
    actor.personId === personId ? undefined : arrived,
  )
  const totalItems = await api.database.$count(files, found)
  const totalPage = Math.ceil(totalItems / PAGE)
  const pagina = Math.max(0, Math.min(page, totalPage - 1))
  const rows = await api.database
    .select({ file: files, hasArrived: arrived })
    .from(files)
    .where(found)
    .orderBy(desc(files.uploadedAt), desc(files.id))
    .limit(PAGE)
    .offset(pagina * PAGE)
  return { documentos: await onWire(api, actor, rows), pagina, totalPage, totalItems }
}

type FoundRow = { file: FileRow; hasArrived: boolean }

async function onWire(
  api: Pick<Api, 'database' | 'parts' | 'clock'>,
  actor: Actor,
  found: readonly FoundRow[],
): Promise<SentDocument[]> {
  const rows = found.map(({ file }) => file)
  const requestIds = rows.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === 'request' && subjectId !== null ? [subjectId] : [],
  )
  const [origins, isWithheldFile] = await Promise.all([
    requestsOf(api, requestIds),
    withheldDocuments(api, actor, rows),
  ])
  return found.map(({ file: row, hasArrived }) => {
    const isWithheld = isWithheldFile(row)
    const { label } = filePurposes[row.purpose]
    return {
      id: row.publicId,
      nome: isWithheld ? label : row.name,
      descricao: label,
      tipo: row.mediaType,
      bytes: row.bytes,
      sha256: row.sentSha256 ?? row.sha256,
      enviadoEm: row.uploadedAt.toISOString(),
      origem: originOf(row, { origins, hasArrived }),
      disponivel: !isWithheld && hasArrived,
    }
  })
}

type Origins = Awaited<ReturnType<typeof requestsOf>>

function originOf(
  { subjectKind, subjectId }: FileRow,
  { origins, hasArrived }: { origins: Origins; hasArrived: boolean },
): SentDocument['origem'] {
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
  return { tipo: hasArrived ? 'cadastro' : 'em-aberto' }
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
