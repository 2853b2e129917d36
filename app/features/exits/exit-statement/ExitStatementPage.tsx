import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { ask } from '#app/session/ask.ts'
import { statementDueSentence } from '#contract/exits/exit-statement.text.ts'
import type { ExitStatementAnswer } from '#contract/exits/exit-statement.ts'
import { exitStatementText as text } from './exit-statement.text.ts'
import { StatementAccounts } from './StatementAccounts.tsx'
import { StatementClock } from './StatementClock.tsx'
import { StatementDates } from './StatementDates.tsx'
import { StatementOptions } from './StatementOptions.tsx'
import { StatementProof } from './StatementProof.tsx'
import { StatementRedemption } from './StatementRedemption.tsx'

/** The exit statement of who left the sponsor. */
export function ExitStatementPage() {
  return <ExitStatementView answer={useSuspenseQuery(ask('retornarExtratoDesligamento')).data} />
}

/** The exit statement as it was delivered, or when it comes. */
export function ExitStatementView({ answer }: { answer: ExitStatementAnswer }) {
  const { extrato, relogio, versoes } = answer
  if (extrato === null) {
    return (
      <>
        <PageHeader title={text.title} />
        <NothingYet title={text.notYetTitle} text={statementDueSentence(relogio.extratoAte)} />
      </>
    )
  }
  const { conteudo, versao } = extrato
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        actions={<FileLink href={fileHref('extrato-desligamento', versao)}>{text.pdf}</FileLink>}
      />
      <Stack gap="6">
        <StatementClock clock={relogio} content={conteudo} />
        <StatementDates statement={extrato} />
        <StatementAccounts content={conteudo} />
        <StatementRedemption content={conteudo} />
        <StatementOptions content={conteudo} />
        <StatementProof statement={extrato} versions={versoes} />
      </Stack>
    </>
  )
}
