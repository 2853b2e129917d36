import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { formatInstant } from '#app/format/dates.ts'
import type { OutboxEmail } from '#contract/messages/emails.ts'
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
      cell: ({ pessoa, para }) => lines(pessoa?.nome ?? outboxText.noAccount, para ?? outboxText.noAddress),
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
      cell: ({ naFilaEm, enviadoEm, tentativas }) =>
        tentativas > 1
          ? lines(formatInstant(enviadoEm ?? naFilaEm), outboxText.attempts(tentativas))
          : formatInstant(enviadoEm ?? naFilaEm),
    },
    { id: 'by', header: text.by, cell: ({ causadoPor }) => causadoPor ?? outboxText.system },
  ]
}

function lines(first: string, second: string) {
  return (
    <CellLines>
      <span>{first}</span>
      <Text as="span" variant="small" tone="muted">
        {second}
      </Text>
    </CellLines>
  )
}
