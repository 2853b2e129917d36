import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import type { OutboxEmail } from '#contract/messages/emails.ts'
import { instantText } from '#contract/value-text.ts'
import { EmailStateTag } from './EmailStateTag.tsx'
import { outboxText } from './outbox.text.ts'

const { columns: text } = outboxText

/** Columns of the outbox; `hrefOf` leads to one e-mail. */
export function outboxColumns(hrefOf: (id: number) => string): readonly StatementColumn<OutboxEmail>[] {
  return [
    {
      id: 'subject',
      header: text.subject,
      isRowHeader: true,
      cell: ({ id, assunto }) => <RowLink href={hrefOf(id)}>{assunto}</RowLink>,
    },
    {
      id: 'to',
      header: text.to,
      cell: ({ pessoa, para }) => (
        <TwoLines below={para ?? outboxText.noAddress}>{pessoa?.nome ?? outboxText.noAccount}</TwoLines>
      ),
    },
    {
      id: 'state',
      header: text.state,
      cell: ({ estado, falha }) => (
        <CellLines>
          <EmailStateTag state={estado} />
          {falha !== null && (
            <Text as="span" variant="small" tone="muted">
              {outboxText.failures[falha]}
            </Text>
          )}
        </CellLines>
      ),
    },
    {
      id: 'when',
      header: text.when,
      cell: ({ naFilaEm, enviadoEm, tentativas }) => {
        const when = instantText(enviadoEm ?? naFilaEm)
        return tentativas > 1 ? <TwoLines below={outboxText.attempts(tentativas)}>{when}</TwoLines> : when
      },
    },
    { id: 'by', header: text.by, cell: ({ causadoPor }) => causadoPor ?? outboxText.system },
  ]
}
