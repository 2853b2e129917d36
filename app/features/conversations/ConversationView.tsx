import { Avatar } from '@portal/design-system/Avatar'
import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { formatInstant } from '#app/format/dates.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConversa } from '#contract/conversations.ts'
import { author, bubble, line, mine, text } from './conversations.css.ts'
import { conversationText } from './conversations.text.ts'

export type Conversation = CallAnswer<typeof retornarConversa>

type ConversationViewProps = {
  conversation: Conversation
  /** Where the person's request pages are. */
  requestsPath: '/services/requests' | '/request-management'
}

/** A conversation to read: its subject, its messages, and plainly that replying comes later. */
export function ConversationView({ conversation, requestsPath }: ConversationViewProps) {
  const heading = useFocusOnArrival()
  const { assunto, requisicao, mensagens } = conversation
  return (
    <>
      <PageHeader title={assunto} headingRef={heading} />
      <Stack gap="6">
        <Banner
          tone="info"
          title={conversationText.readOnly}
          actions={
            <>
              {requisicao !== null && (
                <LinkButton
                  href={`${requestsPath}?idRequisicao=${requisicao.id}`}
                  variant="secondary"
                  size="compact"
                >
                  {conversationText.aboutRequest}
                </LinkButton>
              )}
              <LinkButton href="/development?pagina=/chat" variant="quiet" size="compact">
                {conversationText.soon}
              </LinkButton>
            </>
          }
        >
          {conversationText.readOnlyText}
        </Banner>
        <Card title={conversationText.messages}>
          <Stack as="ol" gap="5">
            {mensagens.map((message) => (
              <li key={message.id} className={message.minha ? `${line} ${mine}` : line}>
                <Avatar name={message.autor.nome} size="small" isDecorative />
                <div className={bubble}>
                  <p className={author}>
                    {message.minha ? conversationText.mine : message.autor.nome}
                    <Text as="time" variant="small" tone="muted" dateTime={message.data}>
                      {formatInstant(message.data)}
                    </Text>
                  </p>
                  <p className={text}>{message.texto}</p>
                </div>
              </li>
            ))}
          </Stack>
        </Card>
      </Stack>
    </>
  )
}
