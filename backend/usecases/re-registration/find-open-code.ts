import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { goodCodes, securityCodeRules } from '#domain/re-registration/security-code.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { verifyPassword } from '../../security/passwords.ts'
import type { Work } from '../../work.ts'
import type { ReRegistering } from './change-status.ts'

const { good: GOOD } = securityCodeRules
const GOOD_AT_ONCE = GOOD['service-desk'] + GOOD.email

/** The good code of a person that matches what was typed; null without. Takes the same time however many are good, also of nobody. */
export async function findOpenCode(work: Work, person: ReRegistering | null, typed: string) {
  const good = person ? await readGood(work, person) : []
  const places = Array.from({ length: GOOD_AT_ONCE }, (_, index) => good[index] ?? null)
  const isRight = await Promise.all(places.map((code) => verifyPassword(code?.codeHash ?? null, typed)))
  return places.find((_, index) => isRight[index]) ?? null
}

/** The good codes of a person. One that an attendant drew is not once the person attends too: the service desk does not touch their access. */
async function readGood({ database, now }: Work, { id, level }: ReRegistering) {
  const inTime = await database
    .select()
    .from(reRegistrationCodes)
    .where(
      and(
        eq(reRegistrationCodes.personId, id),
        isNotNull(reRegistrationCodes.codeHash),
        gt(reRegistrationCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(reRegistrationCodes.id))
  const allowed = inTime.filter(({ attendantId }) => attendantId === null || level === null)
  return goodCodes(
    allowed.map((code) => ({
      ...code,
      channel: code.attendantId === null ? ('email' as const) : ('service-desk' as const),
    })),
    now,
  )
}
