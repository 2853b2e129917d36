import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { debitRefusals } from '#contract/payment-clearings/debit-files.text.ts'
import type { Debits } from '#contract/payment-clearings/debit-files.ts'
import { debitFileColumns } from './debit-file-columns.tsx'
import { debitsText as text } from './debits.text.ts'
import { askedSentence, lateDebitsSentence } from './debits-sentences.ts'

type DebitsCardProps = {
  debits: Debits
  /** Whether the attendant may write files and fetch them. */
  canPrepare: boolean
}

/** Contributions that the bank debits: what it is to be asked for, and the files that ask. Nothing where nobody pays that way. */
export function DebitsCard({ debits, canPrepare }: DebitsCardProps) {
  const { temConvenio, aPedir, foraDoPrazo, arquivos } = debits
  const writing = useCommand(send('gerarArquivoDebitos'))
  const hasMore = aPedir.debitos + aPedir.cancelamentos > 0
  if (!hasMore && foraDoPrazo === 0 && arquivos.length === 0) return null
  return (
    <Card title={text.heading}>
      <Stack>
        <p>{text.lead}</p>
        {!temConvenio && <Banner tone="warning" title={debitRefusals.noAgreement} />}
        {foraDoPrazo > 0 && <Banner tone="warning" title={lateDebitsSentence(foraDoPrazo)} />}
        <p>{hasMore ? askedSentence(aPedir) : text.nothing}</p>
        {canPrepare && temConvenio && hasMore && (
          <div>
            <ConfirmAct
              trigger={<Button variant="secondary">{text.write}</Button>}
              title={text.title}
              confirm={text.write}
              cancel={text.keep}
              command={writing}
              act={() => writing.run(aPedir)}
              done={text.done}
            >
              {`${askedSentence(aPedir)} ${text.once}`}
            </ConfirmAct>
          </div>
        )}
        {arquivos.length > 0 && (
          <StatementTable
            caption={text.files}
            columns={debitFileColumns(canPrepare)}
            rows={arquivos}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
    </Card>
  )
}
