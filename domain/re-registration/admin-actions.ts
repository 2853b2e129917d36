import type { AttendantLevelId } from '#domain/participants.ts'
import { AttendantLevel } from '#domain/participants.ts'

/** Status of a person in re-registration, by the ids of the wire. */
export const ReRegistrationStatus = {
  /** *Importado* */
  imported: 1,
  /** *Em andamento* */
  inProgress: 2,
  /** *Pendente*: waits for the entity's analysis. */
  pending: 3,
  /** *Indeferido* */
  refused: 4,
  /** *Deferido* */
  granted: 5,
  /** *Exportado* */
  exported: 6,
} as const
export type ReRegistrationStatusId = (typeof ReRegistrationStatus)[keyof typeof ReRegistrationStatus]

type OpenReRegistrationStatus = (typeof ReRegistrationStatus)['imported' | 'inProgress' | 'refused']

export interface AdminActions {
  changeEmail: boolean
  generateCode: boolean
  restart: boolean
}

/** Why no re-registration is begun for a person: nobody asked them to, they sent it, or it is over. */
export type ReRegistrationObstacle = 'not-asked' | 'sent' | 'over'

/** Why none can be begun, or begun again, for a person of this status; null: one can. */
export function reRegistrationObstacle(status: number | null | undefined): ReRegistrationObstacle | null {
  if (status == null) return 'not-asked'
  if (status < ReRegistrationStatus.pending || status === ReRegistrationStatus.refused) return null
  return status === ReRegistrationStatus.pending ? 'sent' : 'over'
}

/** Whether a re-registration is expected of a person of this status: they were asked to, and have not sent it or had it refused. */
export const isReRegistrationOpen = (status: number | null | undefined): status is OpenReRegistrationStatus =>
  reRegistrationObstacle(status) === null

/**
 * Actions of an attendant for a person found in the search: change the e-mail always; generate a code while
 * status is below 3 or equal to 4; restart in the same cases, from administrator level on. Without status there is no re-registration, so
 * only the e-mail.
 */
export function adminActions({
  status,
  level,
}: {
  status: ReRegistrationStatusId | null | undefined
  level: AttendantLevelId
}): AdminActions {
  const isOpen = isReRegistrationOpen(status)
  return { changeEmail: true, generateCode: isOpen, restart: isOpen && level >= AttendantLevel.administrator }
}
