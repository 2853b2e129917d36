import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { courtSuspensionSentences as sentences } from './court-suspension.text.ts'
import type { CourtOrder, CourtRelease } from './court-suspension.ts'

/** Checks an order of a court; its day is null while it is empty. */
export function checkCourtOrder(
  { desde, motivo, ...order }: Omit<CourtOrder, 'desde'> & { desde: string | null },
  today: IsoDate,
): Outcome<null, Complaint> {
  const release = checkCourtRelease(order)
  const problems = release.ok ? [] : [...release.problems]
  if (desde === null) problems.push({ field: 'desde', sentence: sentences.noDay })
  else if (compareIso(desde, today) > 0) problems.push({ field: 'desde', sentence: sentences.dayInFuture })
  if (motivo.trim() === '') problems.push({ field: 'motivo', sentence: sentences.noReason })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: null }
}

/** Checks the order that lifts a suspension. */
export function checkCourtRelease({
  numeroDocumento,
}: Pick<CourtRelease, 'numeroDocumento'>): Outcome<null, Complaint> {
  return numeroDocumento.trim() === ''
    ? { ok: false, problems: [{ field: 'numeroDocumento', sentence: sentences.noNumber }] }
    : { ok: true, result: null }
}
