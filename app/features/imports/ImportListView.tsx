import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { ImportItem } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { SettingArea } from '#domain/settings/setting-rights.ts'
import { importColumns } from './import-columns.tsx'
import type { ImportPageOf } from './import-pages.ts'
import { importsText, kindNames } from './imports.text.ts'
import { SendSheet } from './SendSheet.tsx'
import type { ImportAddress } from './use-import-address.ts'

type ImportListViewProps = {
  page: ImportPageOf
  kind: ImportKindId
  tipo: 'salarios' | undefined
  list: { importacoes: readonly ImportItem[]; totalPage: number }
  /** The page of the list, from 0. */
  at: number
  canPrepare: boolean
  address: ImportAddress
}

/** A sheet to send, and every import of its kind. */
export function ImportListView({ page, kind, tipo, list, at, canPrepare, address }: ImportListViewProps) {
  const heading = useFocusOnArrival()
  const { list: text } = importsText
  const { hrefOf, open } = address
  return (
    <>
      <PageHeader
        title={page.title}
        description={page.lead}
        headingRef={heading}
        before={<BackLink {...backLinkOf(page)} />}
      />
      <Stack gap="6">
        {page.kinds.length > 1 && (
          <TabLinks
            label={importsText.kinds}
            current={kind}
            renderLink={renderInPlace}
            tabs={page.kinds.map((id) => ({
              id,
              label: kindNames[id],
              href: hrefOf({ tipo: id === 'salarios' ? id : undefined }),
            }))}
          />
        )}
        {canPrepare ? (
          <SendSheet key={kind} kind={kind} onSent={(id) => open({ page: at, tipo, importacao: id })} />
        ) : (
          <Banner tone="info" title={importsText.readOnly} />
        )}
        <Card title={text.heading}>
          <PagedTable
            caption={text.heading}
            columns={importColumns((id) => hrefOf({ page: at, tipo, importacao: id }))}
            rows={list.importacoes}
            rowKey={({ id }) => id}
            empty={{ title: text.emptyTitle, children: canPrepare && text.emptyText }}
            pages={{ page: at, totalPages: list.totalPage, getHref: (page) => hrefOf({ page, tipo }) }}
          />
        </Card>
      </Stack>
    </>
  )
}

/** Indexes have their list above the import. */
function backLinkOf({ area }: { area: SettingArea }) {
  return area === 'indexadores'
    ? { href: '/settings/indexadores', children: importsText.indexers }
    : { href: '/settings', children: importsText.settings }
}
