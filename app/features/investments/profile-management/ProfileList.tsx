import { RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { ListTable } from '#app/listing/ListTable.tsx'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'
import { dateText, percentText, quotasText } from '#contract/value-text.ts'
import { profileManagementText as text } from './profile-management.text.ts'

const columns: readonly StatementColumn<ManagedProfile>[] = [
  {
    id: 'name',
    header: text.columns.name,
    isRowHeader: true,
    cell: ({ id, nome }) => (
      <RowLink href={`/settings/investment-profile-management?idPerfil=${id}`}>{nome}</RowLink>
    ),
  },
  {
    id: 'share',
    header: text.columns.share,
    cell: ({ versoes: [newest] }) =>
      newest && text.share(percentText(newest.rendaVariavelMinima), percentText(newest.rendaVariavelMaxima)),
  },
  {
    id: 'offered',
    header: text.columns.offered,
    cell: ({ versoes: [newest] }) =>
      newest && (
        <StatusTag tone={newest.oferecido ? 'success' : 'neutral'}>
          {newest.oferecido ? text.offered : text.closed}
        </StatusTag>
      ),
  },
  {
    id: 'quota',
    header: text.columns.quota,
    isNumeric: true,
    cell: ({ cota }) =>
      cota ? text.quota(quotasText(Number(cota.valor)), dateText(cota.data)) : text.noQuota,
  },
]

/** Every profile, from the least to the most risk. */
export function ProfileList({ profiles }: { profiles: readonly ManagedProfile[] }) {
  return (
    <ListTable
      caption={text.all}
      columns={columns}
      rows={profiles}
      rowKey={({ id }) => id}
      empty={{ headingLevel: 2, title: text.none, children: text.noneText }}
    />
  )
}
