import { sql } from 'drizzle-orm'
import type { TestApi } from './test-api.ts'

/** Tables of everything that imports may write. */
const WRITTEN = [
  'people',
  'plan_links',
  'salaries',
  'person_contacts',
  'bank_accounts',
  'addresses',
  'tax_regime_options',
  'ledger_entries',
  'indexer_values',
]

/** Everything that an import may write as it stands, as one text: the same before it as after it was undone. */
export async function importedState({ database }: Pick<TestApi, 'database'>): Promise<string> {
  const rows = await Promise.all(
    WRITTEN.map((table) =>
      database.execute(sql.raw(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by 1`)),
    ),
  )
  return JSON.stringify(rows.map((found) => found.rows))
}

/**
 * Rows that imports of people brought, as one text without generated ids and timestamps: the same whenever, and however often, the import
 * was applied.
 */
export async function broughtPeople({ database }: Pick<TestApi, 'database'>): Promise<string> {
  const { rows } = await database.execute(sql`
    select p.cpf, p.name, p.birth_date, p.sex, p.email, p.onboarding_open, c.mobile_phone, c.home_phone, b.bank, b.agency, b.account,
      l.plan_id, l.enrolment, l.category, l.situation, l.joined_on, l.employed_on, l.sponsor, l.tax_regime, l.profile_id, l.situation_since,
      (select array_agg(s.amount || ' ' || s.valid_from order by s.valid_from) from salaries s where s.link_id = l.id) as salaries,
      (select array_agg(o.regime || ' ' || o.origin) from tax_regime_options o where o.link_id = l.id) as regimes,
      (select array_agg(concat_ws(' ', a.postal_code, a.street, a.number, a.neighborhood, a.city, a.state)) from addresses a where a.person_id = p.id)
        as addresses
    from plan_links l join people p on p.id = l.person_id
    left join person_contacts c on c.person_id = p.id left join bank_accounts b on b.person_id = p.id
    where p.import_id is not null order by l.plan_id, l.enrolment`)
  return JSON.stringify(rows)
}
