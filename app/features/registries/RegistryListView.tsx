import { Card } from '@portal/design-system/Card'
import { PlusIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useRenderLink } from '@portal/design-system/link'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Pagination } from '@portal/design-system/Pagination'
import { Spinner } from '@portal/design-system/Spinner'
import { StatementTable } from '@portal/design-system/StatementTable'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { WayBack } from '#app/navigation/WayBack.tsx'
import type { RegistryParts } from './define-registry.ts'
import { NoEntries } from './NoEntries.tsx'
import { RegistryFilterBar } from './RegistryFilterBar.tsx'
import { cards, foundHeading, foundLine, opener } from './registries.css.ts'
import type { RegistryRecord, Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'
import type { RegistryAddress } from './use-registry-address.ts'

type RegistryListViewProps<Data, Values extends Scalars, Summary> = {
  registry: Pick<RegistryParts<Data, Values, Summary>, 'columns' | 'text'>
  /** What the address asks for. */
  search: RegistrySearch
  /** What is on screen; behind the address while `isRefreshing`. */
  list: { itens: readonly RegistryRecord<Data, Summary>[]; totalPage: number; totalItems: number }
  listPage: number
  isRefreshing: boolean
  canEdit: boolean
  address: RegistryAddress
}

/** The records of a registry, what they are filtered by, and the way to a new one. */
export function RegistryListView<Data, Values extends Scalars, Summary>({
  registry: { columns, text },
  search,
  list,
  listPage,
  isRefreshing,
  canEdit,
  address: { hrefOf, go },
}: RegistryListViewProps<Data, Values, Summary>) {
  const heading = useFocusOnArrival()
  const renderLink = useRenderLink()
  const [first, ...rest] = columns
  const named = first && {
    ...first,
    isRowHeader: true,
    cell: (entry: RegistryRecord<Data, Summary>) =>
      renderLink({
        href: hrefOf({ ...search, item: entry.id }),
        className: opener,
        children: first.cell(entry),
      }),
  }
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<WayBack href="/settings">{registriesText.settings}</WayBack>}
        actions={
          canEdit && (
            <LinkButton variant="primary" icon={PlusIcon} href={hrefOf({ ...search, item: 'novo' })}>
              {text.create}
            </LinkButton>
          )
        }
      />
      <div className={cards}>
        <RegistryFilterBar search={search} hint={text.searchHint} onChange={go} />
        <Card>
          <div className={foundLine}>
            <div role="status">
              <h2 className={foundHeading}>{text.found(list.totalItems)}</h2>
            </div>
            {isRefreshing && <Spinner label={registriesText.refreshing} />}
          </div>
          <div aria-busy={isRefreshing}>
            {list.itens.length > 0 ? (
              <StatementTable
                caption={text.title}
                isCaptionHidden
                columns={named ? [named, ...rest] : rest}
                rows={list.itens}
                rowKey={({ id }) => id}
              />
            ) : (
              <NoEntries text={text} search={search} onChange={go} />
            )}
          </div>
          <Pagination
            page={listPage}
            totalPages={list.totalPage}
            getHref={(page) => hrefOf({ ...search, page })}
          />
        </Card>
      </div>
    </>
  )
}
