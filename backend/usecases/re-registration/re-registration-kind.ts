import { eq } from 'drizzle-orm'
import { requests } from '#backend/database/schema/requests.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import type { ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { addDays } from '#domain/calendar.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import { otherTaxpayersOf } from '../dependants/other-taxpayers.ts'
import { defineRequestKind, type Submission } from '../request-engine/define-request-kind.ts'
import { reRegistrationEffect } from '../request-engine/record-sentences.ts'
import { applyReRegistration } from './apply.ts'
import { changeStatus, lockedPerson } from './change-status.ts'
import { reRegistrationDocuments } from './documents.ts'
import { closeTerm, extendTerm } from './proof-of-life.ts'
import { reRegistrationShape } from './re-registration-shape.ts'
import { withoutHealthData } from './without-health-data.ts'

/** Submission at the end of a re-registration, already checked. */
type Input = Submission & { dados: ReRegistrationData }

/**
 * A re-registration in analysis: granted it goes on record, refused it is opened again with another code. It is never returned nor cancelled.
 * Attendants who don't decide read nothing of a dependant's disability, nor open the proof, which may be a medical report.
 */
export const reRegistration = defineRequestKind<Input, ReRegistrationData>({
  slug: 'recadastramento',
  service: null,
  filedBy: 'participant',
  data: reRegistrationShape,
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  isSilent: true,
  correctionPath: null,
  isReturnable: false,
  documents: reRegistrationDocuments,
  withheld: withoutHealthData,
  withheldDocuments: ['dependants-proof'],
  check: async (_, { dados }) => ({ ok: true, result: dados }),
  recheck: ({ database, row, today }, data) => otherTaxpayersOf(database, row.person.id, data, today),
  effect: reRegistrationEffect,
  settle: async (work, { row, requestId, data }) => {
    await applyReRegistration(work, { personId: row.person.id, requestId, data })
    await decide(work, row.person.id, 'approved')
    await closeTerm(work, row.person.id)
    await notifyDone(work, row.person.id, requestId)
  },
  refuse: async (work, { personId }) => {
    await decide(work, personId, 'rejected')
    await extendTerm(work, personId)
  },
  cancellableUntil: (_, filedOn) => addDays(filedOn, -1),
})

/** Requests of older campaigns are about people whose status says something else by now; it stays. */
async function decide(work: Work, personId: number, event: 'approved' | 'rejected'): Promise<void> {
  const person = await lockedPerson(work, { id: personId })
  if (person?.status !== ReRegistrationStatus.pending) return
  await changeStatus(work, person, {
    event,
    level: work.actor?.level ?? null,
    refusal: 'Só o atendimento decide um recadastramento.',
  })
}

async function notifyDone(work: Work, personId: number, requestId: number): Promise<void> {
  const [request] = await work.database
    .select({ protocol: requests.protocol })
    .from(requests)
    .where(eq(requests.id, requestId))
  await notify(
    work,
    'recadastramento_concluido',
    { personId, planId: null, requestId },
    { protocolo: request?.protocol ?? '' },
  )
}
