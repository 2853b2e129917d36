import { CellLines, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { FileTextLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { Supplier } from '#contract/publications/suppliers.ts'
import { cnpjSentence, contractSentence, documentSentence, siteName } from './supplier-sentences.ts'
import { suppliersText } from './suppliers.text.ts'

/** Who, for what, since when, and how to reach them. */
export const supplierColumns: readonly StatementColumn<Supplier>[] = [
  {
    id: 'supplier',
    header: suppliersText.supplier,
    isRowHeader: true,
    cell: ({ nome, cnpj }) => (
      <CellLines>
        <span>{nome}</span>
        <Text as="span" variant="small" tone="muted">
          {cnpjSentence(cnpj)}
        </Text>
      </CellLines>
    ),
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
          {contato && <span>{contato}</span>}
          {site && (
            <TextLink href={site} rel="noreferrer">
              {siteName(site)}
            </TextLink>
          )}
          {temDocumento && (
            <FileTextLink href={fileHref('fornecedor', id)} aria-label={documentSentence({ nome })}>
              {suppliersText.document}
            </FileTextLink>
          )}
        </CellLines>
      ),
  },
]
