import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { PlusIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import { RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { RegistryColumn, RegistryParts } from './define-registry.tsx'
import { noEntries } from './no-entries.tsx'
import { RegistryFilterBar } from './RegistryFilterBar.tsx'
import type { RegistryRecord, Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'
import type { RegistryAddress } from './use-registry-address.ts'

type RegistryListViewProps<Data, Values extends Scalars, Summary> = {
  registry: Pick<RegistryParts<Data, Values, Summary>, 'columns' | 'text' | 'otherWay'>
  /** Filters and page in the address. */
  search: RegistrySearch
  /** List on screen; outdated while `isRefreshing`. */
  list: { itens: readonly RegistryRecord<Data, Summary>[]; totalPage: number; totalItems: number }
  listPage: number
  isRefreshing: boolean
  canEdit: boolean
  address: RegistryAddress
}

/** The records of a registry, what they are filtered by, and the way to a new one. */
export function RegistryListView<Data, Values extends Scalars, Summary>({
  registry: { columns, text, otherWay },
  search,
  list,
  listPage,
  isRefreshing,
  canEdit,
  address: { hrefOf, go },
}: RegistryListViewProps<Data, Values, Summary>) {
  const heading = useFocusOnArrival()
  const [first, ...rest] = columns
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{registriesText.settings}</BackLink>}
        actions={
          canEdit && (
            <>
              {otherWay && (
                <LinkButton variant="secondary" href={otherWay.href}>
                  {otherWay.label}
                </LinkButton>
              )}
              <LinkButton variant="primary" icon={PlusIcon} href={hrefOf({ ...search, item: 'novo' })}>
                {text.create}
              </LinkButton>
            </>
          )
        }
      />
      <Stack gap="6">
        <RegistryFilterBar search={search} hint={text.searchHint} onChange={go} />
        <Card>
          <Cluster>
            <div role="status">
              <Text as="h2" variant="subtitle">
                {text.found(list.totalItems)}
              </Text>
            </div>
            {isRefreshing && <Spinner label={registriesText.refreshing} />}
          </Cluster>
          <Stack aria-busy={isRefreshing}>
            <PagedTable
              caption={text.title}
              columns={first ? [leading(first, (item) => hrefOf({ ...search, item })), ...rest] : rest}
              rows={list.itens}
              rowKey={({ id }) => id}
              empty={noEntries(text, search, go)}
              pages={{
                page: listPage,
                totalPages: list.totalPage,
                getHref: (page) => hrefOf({ ...search, page }),
              }}
            />
          </Stack>
        </Card>
      </Stack>
    </>
  )
}

/** The first column, as the way to each record. */
function leading<Data, Summary>(
  column: RegistryColumn<Data, Summary>,
  hrefOf: (id: RegistryRecord<Data, Summary>['id']) => string,
): StatementColumn<RegistryRecord<Data, Summary>> {
  return {
    ...column,
    isRowHeader: true,
    cell: (entry) => <RowLink href={hrefOf(entry.id)}>{column.cell(entry)}</RowLink>,
  }
}
