import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { auditSubjectNames } from '#contract/records/audit.text.ts'
import type { AuditEntry } from '#contract/records/audit.ts'
import { instantText } from '#contract/value-text.ts'
import { auditText as text } from './audit.text.ts'

/** Columns of the record; `hrefOf` leads to one register. */
export function auditColumns(hrefOf: (id: number) => string): readonly StatementColumn<AuditEntry>[] {
  return [
    {
      id: 'what',
      header: text.columns.what,
      isRowHeader: true,
      cell: ({ id, descricao }) => <RowLink href={hrefOf(id)}>{descricao}</RowLink>,
    },
    {
      id: 'by',
      header: text.columns.by,
      cell: ({ autor, emNome }) => (
        <CellLines>
          <span>{autor?.nome ?? text.system}</span>
          {emNome && (
            <Text as="span" variant="small" tone="muted">
              {text.inName}
            </Text>
          )}
        </CellLines>
      ),
    },
    { id: 'about', header: text.columns.about, cell: ({ pessoa }) => pessoa?.nome ?? text.nobody },
    {
      id: 'subject',
      header: text.columns.subject,
      cell: ({ assunto }) => (assunto ? auditSubjectNames[assunto] : text.noSubject),
    },
    { id: 'when', header: text.columns.when, cell: ({ data }) => instantText(data) },
  ]
}
