import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { EmailFrame } from '#app/file-view/EmailFrame.tsx'
import { EmailWords } from '#app/file-view/EmailWords.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { OutboxEmailDetail } from '#contract/messages/emails.ts'
import { instantText } from '#contract/value-text.ts'
import { EmailStateTag } from './EmailStateTag.tsx'
import { outboxText } from './outbox.text.ts'
import { SendAgain } from './SendAgain.tsx'

const { detail: text, columns } = outboxText

type OutboxEmailViewProps = { email: OutboxEmailDetail; maySend: boolean; back: string }

/** One e-mail: what became of it, and what stood in it. */
export function OutboxEmailView({ email, maySend, back }: OutboxEmailViewProps) {
  const heading = useFocusOnArrival()
  const { html, texto } = email
  return (
    <>
      <PageHeader
        title={email.assunto}
        headingRef={heading}
        before={<BackLink href={back}>{outboxText.all}</BackLink>}
        actions={maySend && email.podeReenviar && <SendAgain id={email.id} />}
      />
      <Stack gap="6">
        <Card title={text.facts}>
          <DescriptionList items={factsOf(email)} />
        </Card>
        <Card title={text.content}>
          <Stack gap="5">
            <Text variant="small" tone="muted">
              {text.secrets}
            </Text>
            {html !== null && <EmailFrame title={text.frame} html={html} />}
            <Text as="h3" variant="label">
              {text.asText}
            </Text>
            <EmailWords>{texto}</EmailWords>
          </Stack>
        </Card>
      </Stack>
    </>
  )
}

function factsOf(email: OutboxEmailDetail) {
  const { pessoa, para, estado, falha, tentativas, idRequisicao, causadoPor } = email
  const instant = (at: string | null) => (at === null ? null : instantText(at))
  return [
    {
      id: 'state',
      term: columns.state,
      description: <EmailStateTag state={estado} />,
    },
    falha !== null && { id: 'failure', term: text.failure, description: outboxText.failures[falha] },
    { id: 'to', term: columns.to, description: para ?? outboxText.noAddress },
    pessoa !== null && {
      id: 'person',
      term: text.person,
      description: (
        <Stack gap="1">
          <span>{pessoa.nome}</span>
          <TextLink href={`/settings/emails-enviados?idPessoa=${pessoa.id}`}>{text.allOfPerson}</TextLink>
        </Stack>
      ),
    },
    { id: 'by', term: columns.by, description: causadoPor ?? outboxText.system },
    { id: 'queued', term: text.queued, description: instant(email.naFilaEm) },
    email.tentadoEm !== null && {
      id: 'tried',
      term: text.tried,
      description: `${instant(email.tentadoEm)} (${outboxText.attempts(tentativas)})`,
    },
    email.enviadoEm !== null && { id: 'sent', term: text.sent, description: instant(email.enviadoEm) },
    email.devolvidoEm !== null && {
      id: 'returned',
      term: text.returned,
      description: instant(email.devolvidoEm),
    },
    idRequisicao !== null && {
      id: 'request',
      term: text.request,
      description: (
        <TextLink href={`/request-management?idRequisicao=${idRequisicao}`}>{text.openRequest}</TextLink>
      ),
    },
  ]
}
