import { sql } from 'drizzle-orm'
import { verifyChain } from '#backend/security/audit-chain/verify-chain.ts'
import type { NightCheck } from '../night.ts'
import { differing, newIds, rowsOf } from './night-rows.ts'

/** The seals verify, as `npm run verify:audit` asks it. */
const sealed: NightCheck = {
  name: 'the record of what was done is sealed',
  often: 'year-end',
  check: async ({ database }) => {
    const { broken } = await verifyChain(database)
    if (broken === null) return []
    const rows = [`audit_entries ${broken.entryId}, seal ${broken.position ?? 'none'}`]
    return [
      { meaning: 'The chain of the record does not hold.', rows, expected: 'sealed', found: broken.fault },
    ]
  },
}

/** Rows that waited for their seal the night before have it. */
const sealedSoon: NightCheck = {
  name: 'entries do not wait for their seal',
  often: 'nightly',
  check: async (night) => {
    const waiting = night.kept.get('audit: waiting')
    const [row] = await rowsOf<{ last: number }>(
      night,
      sql`select coalesce(max(entry_id), 0)::float8 as last from audit_unsealed`,
    )
    night.kept.set('audit: waiting', row?.last ?? 0)
    const before = typeof waiting === 'number' ? waiting : 0
    return differing(
      night,
      'An entry of the record waits for its seal since the night before.',
      sql`select concat('audit_unsealed ', entry_id) as about, 'a seal' as expected, 'none' as found from audit_unsealed where entry_id <= ${before}`,
    )
  },
}

/** Money that moved, beside the entry that says so. */
const recorded: NightCheck = {
  name: 'what was done is on record',
  often: 'nightly',
  check: async (night) => {
    const slips = await newIds(night, 'record', 'pay_slips')
    const redeemed = await newIds(night, 'record', 'redemption_payments')
    if (!slips.isNew && !redeemed.isNew) return []
    return [
      ...(await differing(
        night,
        'A benefit was paid, and the record does not say so.',
        sql`select concat('pay_slips ', s.id, ', link ', s.link_id, ' ', s.competence) as about, '1' as expected, recorded.times as found
          from pay_slips s join lateral (select count(*) as times from audit_entries a where a.entity = 'plan-link' and a.entity_id = s.link_id::text
            and a.action = 'benefit.paid' and a.after ->> 'competence' = s.competence) recorded on true
          where s.id > ${slips.after} and recorded.times <> 1`,
      )),
      ...(await differing(
        night,
        'A redemption was paid, and the record does not say so.',
        sql`select concat('redemption_payments ', r.id, ', link ', r.link_id) as about, '1' as expected, recorded.times as found
          from redemption_payments r join lateral (select count(*) as times from audit_entries a where a.entity = 'plan-link'
            and a.entity_id = r.link_id::text and a.action = 'redemption.paid' and (a.after ->> 'number')::int = r.number
            and a.at = r.created_at) recorded on true
          where r.id > ${redeemed.after} and recorded.times <> 1`,
      )),
    ]
  },
}

export const auditChecks = [sealed, sealedSoon, recorded]
