import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { CellLines, type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LongAddress } from '#app/format/LongAddress.tsx'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import { FileTextLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { ask } from '#app/session/ask.ts'
import type { Supplier } from '#contract/publications/suppliers.ts'
import {
  cnpjSentence,
  contractSentence,
  documentSentence,
  siteName,
  suppliersText,
} from './suppliers.text.ts'

/** Who works for the plan. */
export function SuppliersPage() {
  return <Suppliers suppliers={useSuspenseQuery(ask('retornarFornecedores')).data} />
}

/** The companies that work for the plan, or that there is none. */
export function Suppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { title, lead, caption, empty } = suppliersText
  return (
    <>
      <PageHeader title={title} description={lead} />
      {suppliers.length === 0 ? (
        <NothingYet {...empty} />
      ) : (
        <Card>
          <StatementTable
            caption={caption}
            isCaptionHidden
            columns={columns}
            rows={suppliers}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </>
  )
}

/** Who, for what, since when, and how to reach them. */
const columns: readonly StatementColumn<Supplier>[] = [
  {
    id: 'supplier',
    header: suppliersText.supplier,
    isRowHeader: true,
    cell: ({ nome, cnpj }) => <TwoLines below={cnpjSentence(cnpj)}>{nome}</TwoLines>,
  },
  { id: 'category', header: suppliersText.category, cell: ({ categoria }) => categoria.nome },
  { id: 'contract', header: suppliersText.contract, cell: contractSentence },
  {
    id: 'contact',
    header: suppliersText.contact,
    cell: ({ id, nome, site, contato, temDocumento }) =>
      site === null && contato === null && !temDocumento ? (
        '–'
      ) : (
        <CellLines>
          {contato && <LongAddress>{contato}</LongAddress>}
          {site && (
            <TextLink href={site} rel="noreferrer">
              <LongAddress>{siteName(site)}</LongAddress>
            </TextLink>
          )}
          {temDocumento && (
            <FileTextLink href={fileHref('fornecedor', id)} aria-label={documentSentence(nome)}>
              {suppliersText.document}
            </FileTextLink>
          )}
        </CellLines>
      ),
  },
]
