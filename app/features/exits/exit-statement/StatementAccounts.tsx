import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { statementAccountNames } from '#contract/statement/statement.text.ts'
import { quotasText, reaisText } from '#contract/value-text.ts'
import { exitStatementText } from './exit-statement.text.ts'
import { quotasSentence } from './exit-statement-sentences.ts'

const { accounts: text } = exitStatementText

type Account = ExitStatementContent['contas'][number]

/** The balance by account and origin, and the quotas that it was counted by. */
export function StatementAccounts({ content }: { content: ExitStatementContent }) {
  return (
    <Card>
      <Stack gap="4">
        <StatementTable
          caption={text.caption}
          columns={columnsOf(content.saldo.total)}
          rows={content.contas}
          rowKey={({ conta, perfil }) => `${conta} ${perfil}`}
        />
        <Text variant="small" tone="muted">
          {quotasSentence(content)}
        </Text>
      </Stack>
    </Card>
  )
}

function columnsOf(total: number): StatementColumn<Account>[] {
  return [
    {
      id: 'account',
      header: text.account,
      cell: ({ conta }) => statementAccountNames[conta],
      isRowHeader: true,
      total: text.total,
    },
    { id: 'profile', header: text.profile, cell: ({ perfil }) => perfil },
    { id: 'quotas', header: text.quotas, cell: ({ cotas }) => quotasText(Number(cotas)), isNumeric: true },
    {
      id: 'amount',
      header: text.amount,
      cell: ({ valor }) => reaisText(valor),
      isNumeric: true,
      total: reaisText(total),
    },
  ]
}
