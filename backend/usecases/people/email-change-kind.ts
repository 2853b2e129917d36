import { emailOf } from '#backend/database/queries/person-email.ts'
import { type EmailChangeData, emailChangeData } from '#contract/people/people.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { changeEmail } from '../identity/change-email.ts'
import { defineRequestKind, type Submission } from '../request-engine/define-request-kind.ts'

type Input = Submission & { email: string; motivo?: string | undefined }

/** A person's new e-mail, noted and changed by the service desk: complete as it is filed. */
export const emailChange = defineRequestKind<Input, EmailChangeData>({
  slug: 'alteracao-email-atendimento',
  service: null,
  filedBy: 'attendant',
  data: {
    schema: emailChangeData,
    // Those that were imported only told why.
    upgrades: [(stored) => ({ anterior: null, novo: null, ...stored })],
  },
  isExclusive: false,
  settlement: { when: 'at-filing' },
  isSilent: true,
  correctionPath: null,
  check: async ({ database, row }, { email, motivo }) => {
    const [anterior, novo] = [await emailOf(database, row.person.id), tidyEmail(email)]
    return { ok: true, result: { anterior, novo, ...(motivo !== undefined && { motivo }) } }
  },
  settle: async (work, { row, requestId, data: { novo } }) => {
    if (novo === null) return
    await changeEmail(work, { personId: row.person.id, email: novo, by: 'service-desk', requestId })
  },
})
