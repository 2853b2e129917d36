import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref, withSearch } from '#app/navigation/file-address.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { AuditPage } from '#contract/records/audit.ts'
import { AuditFilterBar, type AuditFilterBarProps } from './AuditFilterBar.tsx'
import type { AuditSearch } from './audit.search.ts'
import { auditText as text } from './audit.text.ts'
import { auditColumns } from './audit-columns.tsx'

type AuditViewProps = Omit<AuditFilterBarProps, 'named'> & {
  list: AuditPage
  /** Whether this attendant may take what they see along. */
  mayExport: boolean
  hrefOf: (changed: Partial<AuditSearch>) => string
}

export function AuditView({ list, search, actors, mayExport, onFilter, hrefOf }: AuditViewProps) {
  const heading = useFocusOnArrival()
  const { idPessoa, idAutor, dataInicio, dataFim, assunto } = search
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{text.settings}</BackLink>}
      />
      <Card
        title={text.list}
        action={
          mayExport &&
          list.totalItems > 0 && (
            <FileLink
              href={withSearch(fileHref('auditoria'), { idPessoa, idAutor, dataInicio, dataFim, assunto })}
              size="compact"
            >
              {text.export}
            </FileLink>
          )
        }
      >
        <Stack>
          <AuditFilterBar search={search} named={list} actors={actors} onFilter={onFilter} />
          <Text tone="muted" role="status">
            {text.found(list.totalItems, list.totalExato)}
          </Text>
          <PagedTable
            caption={text.list}
            columns={auditColumns((registro) => hrefOf({ registro }))}
            rows={list.registros}
            rowKey={({ id }) => id}
            empty={{ title: text.emptyTitle, children: text.emptyText }}
            pages={{
              page: search.page,
              totalPages: list.totalPage,
              getHref: (page) => hrefOf({ page, ate: list.ate ?? undefined }),
            }}
          />
        </Stack>
      </Card>
    </>
  )
}
