import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { ask } from '#app/session/ask.ts'
import type { ImportDetail, ImportRow } from '#contract/imports/imports.ts'
import type { ImportRowView, importsSearch } from './imports.search.ts'
import { importsText, rowViews } from './imports.text.ts'
import { RowDetail } from './RowDetail.tsx'
import { rowColumns } from './row-columns.tsx'
import type { ImportAddress } from './use-import-address.ts'

const { rows: text } = importsText

export type ImportRowsProps = {
  found: ImportDetail
  search: ReturnType<typeof importsSearch>
  address: ImportAddress
}

/** The rows of an import that are not taken or change something; what each changes opens under it. */
export function ImportRows({ found, search, address }: ImportRowsProps) {
  const { id, tipo: kind } = found
  const view = search.ver ?? (found.linhas.recusadas > 0 ? 'recusadas' : 'mudam')
  const { data, error } = useQuery({
    ...ask('retornarLinhasImportacao', {
      tipo: kind,
      idImportacao: id,
      resultado: view,
      page: search.linhas,
    }),
    placeholderData: keepPreviousData,
  })
  const here = { page: search.page, tipo: search.tipo, importacao: id }
  return (
    <Card title={text.heading}>
      <Stack>
        <TabLinks
          label={text.heading}
          current={view}
          tabs={viewsOf(found).map(({ id: one, count }) => ({
            id: one,
            label: rowViews[one],
            count,
            href: address.hrefOf({ ...here, ver: one }),
          }))}
        />
        {error && <FormProblem problem={problemOf(error)} />}
        {data ? (
          <PagedTable
            caption={rowViews[view]}
            columns={rowColumns(kind)}
            rows={data.linhas}
            rowKey={({ linha }) => linha}
            empty={text.none}
            detail={(row) => detailOf(found, row)}
            pages={{
              page: search.linhas,
              totalPages: data.totalPage,
              getHref: (linhas) => address.hrefOf({ ...here, ver: view, linhas }),
            }}
          />
        ) : (
          !error && <Skeleton isLoading lines={6} label={importsText.pending} />
        )}
      </Stack>
    </Card>
  )
}

function viewsOf({ linhas, resultado }: ImportDetail): { id: ImportRowView; count: number }[] {
  const views: { id: ImportRowView; count: number }[] = [
    { id: 'mudam', count: linhas.novas + linhas.alteradas },
    { id: 'recusadas', count: linhas.recusadas },
    { id: 'avisos', count: linhas.avisos },
    { id: 'proprias', count: linhas.proprias },
    { id: 'deixadas', count: resultado.mudaram + resultado.mantidas },
  ]
  return views.filter(({ id, count }) => count > 0 || id === 'mudam' || id === 'recusadas')
}

/** Changes of a row, before and after; null when it changes nothing. */
function detailOf(found: ImportDetail, row: ImportRow) {
  if (row.mudancas.length === 0) return null
  const caption = `${text.what}: ${row.nome ?? `${text.line} ${row.linha}`}`
  const canTick = found.situacao === 'conferida'
  return {
    label: `${row.linha} ${caption}`,
    content: <RowDetail found={found} row={row} caption={caption} canTick={canTick} />,
  }
}
