import { inArray, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { ledgerEntries } from '#backend/database/schema/ledger.ts'
import { type Posting, type PostingCause, postEntries } from '#backend/ledger/post-entries.ts'
import { reversalOf } from '#backend/ledger/reversal-of.ts'
import { type ContributionRow, contributionsSheet } from '#domain/imports/contributions-sheet.ts'
import { accountOf, isIndividualAccount } from '#domain/ledger.ts'
import { defineImport, type ImportRun, type WrittenRow } from '../define-import.ts'
import { holdLinks, linksOnRecord } from '../links-on-record.ts'
import { isIndividual, validateContributions } from './validate-contributions.ts'

type ContributionWritten = { entryIds: number[] }

/** Each application is a cause of its own: what was reversed is posted anew. */
const causeOf = ({ importId, run }: ImportRun): PostingCause => ({
  kind: 'import',
  id: `planilha-${importId}-${run}`,
})

/** Contributions, posted at the quota of the day of their credit; undoing reverses them. */
export const contributionsImport = defineImport<ContributionRow, ContributionWritten>({
  sheet: contributionsSheet,
  hold: holdLinks,
  validate: validateContributions,
  write: async (work, rows, run) => {
    const links = await linksOnRecord(
      work.database,
      rows.map(({ values }) => values),
    )
    const postings = rows.map(({ line, values, changes }, at): Posting => {
      const link = links[at]
      if (!link) throw new Error('a contribution has no enrolment')
      const quota = changes.find(({ column }) => column === 'valor_cota')?.after
      return {
        linkId: link.linkId,
        type: values.tipo,
        account: accountOf({ type: values.tipo, amount: 0, quotas: 0 }),
        profileId: link.profileId,
        date: values.data_credito,
        competence: values.competencia,
        amount: values.valor,
        unitValue: isIndividual(values) ? String(quota) : '0',
        key: `linha-${line}`,
      }
    })
    const entries = await postEntries(work, causeOf(run), postings)
    const byKey = Map.groupBy(entries, ({ key }) => key)
    return postings.map(({ key }) => ({ entryIds: (byKey.get(key) ?? []).map(({ id }) => id) }))
  },
  obstacles: async (database, rows) => {
    const spent = await spentEntries(database, rows)
    return rows.map(({ written: { entryIds } }) =>
      entryIds.some((id) => spent.has(id)) ? 'used:money' : null,
    )
  },
  undo: async (work, rows, run) => {
    const ids = rows.flatMap(({ written }) => written.entryIds)
    const entries = await work.database.select().from(ledgerEntries).where(inArray(ledgerEntries.id, ids))
    await postEntries(
      work,
      causeOf(run),
      entries.map((entry) => reversalOf(entry, `volta-${entry.id}`)),
    )
  },
})

/** Entries whose lot somebody took from since: a redemption, a switch, a payment. */
async function spentEntries(
  database: Querier,
  rows: readonly WrittenRow<ContributionRow, ContributionWritten>[],
): Promise<Set<number>> {
  const ids = rows
    .filter(({ values }) => isIndividualAccount(accountOf({ type: values.tipo, amount: 0, quotas: 0 })))
    .flatMap(({ written }) => written.entryIds)
  const { rows: found } = await database.execute<{ id: string }>(sql`
    select e.id::text as id from ledger_entries e
    where e.id = any(${`{${ids.join(',')}}`}::bigint[]) and exists (
      select from ledger_entries taken
      where taken.link_id = e.link_id and taken.account = e.account and taken.profile_id = e.profile_id
        and taken.lot_date = e.lot_date and taken.quotas < 0 and taken.corrects_entry_id is null)`)
  return new Set(found.map(({ id }) => Number(id)))
}
