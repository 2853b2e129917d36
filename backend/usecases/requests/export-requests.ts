import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { SQL } from 'drizzle-orm'
import { takesReRegistrations } from '#domain/re-registration/exporting.ts'
import type { Api } from '../../api.ts'
import { exportedFiles } from '../../database/schema/exports.ts'
import { exportFolder, exportPath } from '../../documents/export-folder.ts'
import { writeRequestSpreadsheet } from '../../documents/request-spreadsheet.ts'
import { invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { secondsAfter } from '../../security/tokens.ts'
import { writeWholeFile } from '../../whole-file.ts'
import { runWork, type WorkOrigin } from '../../work.ts'
import { grantedReRegistrations, markExported } from '../re-registration/export-granted.ts'
import { countRequests, listRequests } from './list-requests.ts'
import type { RequestFilters } from './request-filter.ts'

/** How long a spreadsheet waits for whoever asked for it, seconds. */
const EXPORT_SECONDS = 3600

/** Most rows of one spreadsheet. */
const LARGEST_EXPORT = 20_000

export type ExportedFile = { id: string; fileName: string }

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
): Promise<ExportedFile> {
  const { actor, now } = origin
  const total = await countRequests(api.database, condition)
  if (total === 0) throw notFound('Requisições não encontradas')
  if (total > LARGEST_EXPORT) {
    throw invalid({ dataSolicitacaoInicio: 'Há mais de 20.000 solicitações. Escolha um período menor.' })
  }
  const items = await listRequests(api.database, condition, { offset: 0, limit: LARGEST_EXPORT, now })
  const reRegistrations = takesReRegistrations(actor.level, filters.idFuncionalidade)
    ? await grantedReRegistrations(api.database, condition)
    : []
  const file = { id: randomUUID(), fileName: `requisicoes_${stamp(now)}.xlsx` }
  await mkdir(exportFolder(api.documentsDir), { recursive: true, mode: 0o700 })
  const content = await writeRequestSpreadsheet(items, reRegistrations)
  const path = exportPath(api.documentsDir, file.id)
  await writeWholeFile(path, content)
  await runWork(api, origin, async (work) => {
    await work.database.insert(exportedFiles).values({
      ...file,
      personId: actor.personId,
      createdAt: now,
      expiresAt: secondsAfter(now, EXPORT_SECONDS),
    })
    await audit(work, {
      subjectId: null,
      action: 'requests.exported',
      entity: 'exported-file',
      entityId: file.id,
      after: { filters, rows: items.length },
    })
    await markExported(
      work,
      reRegistrations.map(({ personId }) => personId),
    )
  }).catch(async (error: unknown) => {
    // Without its row nobody could fetch it, and nothing would ever delete it.
    await rm(path, { force: true })
    throw error
  })
  return file
}

/** `AAAAMMDD_HHmmss` in São Paulo. */
function stamp(now: Date): string {
  const text = now.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return text.replaceAll(/[-:]/g, '').replace(' ', '_')
}
