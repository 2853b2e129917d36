import type { SQL } from 'drizzle-orm'
import { takesReRegistrations } from '#domain/re-registration/exporting.ts'
import type { Api } from '../../api.ts'
import { writeRequestSpreadsheet } from '../../documents/request-spreadsheet.ts'
import { type FileRow, keepFile } from '../../files/keep-file.ts'
import { storeContent } from '../../files/store-content.ts'
import { invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit, auditAll } from '../../security/audit.ts'
import { runWork, type Work, type WorkOrigin } from '../../work.ts'
import { recordConsultations } from '../access-record/record-consultation.ts'
import { grantedReRegistrations, markExported } from '../re-registration/export-granted.ts'
import { countRequests, listRequests } from './list-requests.ts'
import type { RequestFilters } from './request-filter.ts'
import { withReadings } from './request-versions.ts'

/** Most rows of one spreadsheet. */
const LARGEST_EXPORT = 20_000

/**
 * Writes the requests of a condition to a spreadsheet that only the actor can fetch, for one hour. Of re-registrations, asked for by who
 * decides about them, it holds what was sent of each that was granted; those are exported once the file is written.
 * @throws 404 when there is nothing to export; 422 when there is too much; `ENOSPC` and its like, which is answered with 503.
 */
export async function exportRequests(
  api: Api,
  origin: WorkOrigin & { actor: Actor },
  condition: SQL | undefined,
  filters: RequestFilters,
): Promise<FileRow> {
  const { actor, now } = origin
  const total = await countRequests(api.database, condition)
  if (total === 0) throw notFound('Requisições não encontradas')
  if (total > LARGEST_EXPORT) {
    throw invalid({ dataSolicitacaoInicio: 'Há mais de 20.000 solicitações. Escolha um período menor.' })
  }
  const items = await withReadings(
    api,
    await listRequests(api.database, condition, { offset: 0, limit: LARGEST_EXPORT, now }),
  )
  const reRegistrations = takesReRegistrations(actor.level, filters.idFuncionalidade)
    ? await grantedReRegistrations(api.database, condition)
    : []
  const stored = await storeContent(api, await writeRequestSpreadsheet(items, reRegistrations), now)
  return runWork(api, origin, async (work) => {
    const file = await keepFile(
      work,
      { ...stored, ...SPREADSHEET, name: `requisicoes_${stamp(now)}.xlsx` },
      {
        purpose: 'export',
        ownerId: actor.personId,
      },
    )
    await audit(work, {
      subjectId: null,
      action: 'requests.exported',
      entityId: file.publicId,
      after: { filters, rows: items.length },
    })
    await recordExportOf(work, actor, file, new Set(items.map(({ pessoa }) => pessoa.id)))
    await markExported(
      work,
      reRegistrations.map(({ personId }) => personId),
    )
    return file
  })
}

/** Puts on the access record of everybody in a spreadsheet that an attendant took it along; nothing for one's own. */
async function recordExportOf(
  work: Work,
  actor: Actor,
  file: FileRow,
  personIds: ReadonlySet<number>,
): Promise<void> {
  if (actor.level === null) return
  const others = [...personIds].filter((personId) => personId !== actor.personId)
  await recordConsultations(work.database, actor, others, work.now)
  await auditAll(
    work,
    others.map((subjectId) => ({ subjectId, action: 'requests.exported', entityId: file.publicId })),
  )
}

/** What is the same of every spreadsheet that the portal writes. */
const SPREADSHEET = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  width: null,
  height: null,
  scan: 'not-scanned',
  uploadKey: null,
  sentSha256: null,
} as const

/** `AAAAMMDD_HHmmss` in São Paulo. */
function stamp(now: Date): string {
  const text = now.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return text.replaceAll(/[-:]/g, '').replace(' ', '_')
}
