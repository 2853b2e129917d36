import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { deathSentences } from './deaths.text.ts'

/** A death as it is told; null: not told yet. `nascimento`: of the person, null where it is unknown. */
export type DeathReport = { faleceuEm: IsoDate | null; certidao: string | null; nascimento: IsoDate | null }

export function deathDayComplaint(
  { faleceuEm, nascimento }: Omit<DeathReport, 'certidao'>,
  today: IsoDate,
): string | null {
  if (faleceuEm === null) return deathSentences.required
  if (compareIso(faleceuEm, today) > 0) return deathSentences.inFuture
  const isBefore = nascimento !== null && compareIso(faleceuEm, nascimento) < 0
  return isBefore ? deathSentences.beforeBirth : null
}

/** Checks a death that is to be registered. Whether the certificate was sent is for the API to see. */
export function checkDeath(told: DeathReport, today: IsoDate): Outcome<null, Complaint> {
  const day = deathDayComplaint(told, today)
  const problems: Complaint[] = []
  if (day !== null) problems.push({ field: 'faleceuEm', sentence: day })
  if (told.certidao === null) problems.push({ field: 'certidao', sentence: deathSentences.noCertificate })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: null }
}
