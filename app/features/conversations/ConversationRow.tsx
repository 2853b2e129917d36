import { Avatar } from '@portal/design-system/Avatar'
import { ClockIcon } from '@portal/design-system/icons'
import { useRenderLink } from '@portal/design-system/link'
import { StatusTag } from '@portal/design-system/StatusTag'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { useToday } from '#app/clock/today.ts'
import type { ConversationSummary } from '#contract/conversations/conversations.ts'
import { firstName } from '#domain/first-name.ts'
import { badge, last, lastUnread, line, moment, row, subject, texts, who } from './ConversationList.css.ts'
import { shortMoment } from './conversation-days.ts'
import { conversationText as text } from './conversations.text.ts'

type ConversationRowProps = {
  conversation: ConversationSummary
  href: string
  isCurrent: boolean
  isDesk: boolean
}

/** A conversation in the list: with whom, about what, what was said last, and how much of it is new. */
export function ConversationRow({ conversation, href, isCurrent, isDesk }: ConversationRowProps) {
  const render = useRenderLink()
  const today = useToday()
  const { pessoa, atendente, ultima, abertaEm, naoLidas, situacao, aguardando } = conversation
  const name = isDesk ? pessoa.nome : (atendente?.nome ?? text.desk)
  const when = ultima?.data ?? abertaEm
  return (
    <li>
      {render({
        href,
        className: row,
        'aria-current': isCurrent ? 'page' : undefined,
        children: (
          <>
            <Avatar name={name} isDecorative />
            <span className={texts}>
              <span className={line}>
                <span className={who}>{name}</span>
                <time dateTime={when} className={moment}>
                  {shortMoment(when, today)}
                </time>
              </span>
              <span className={subject}>{subjectOf(conversation)}</span>
              <span className={line}>
                <span className={naoLidas > 0 ? lastUnread : last}>
                  {ultima && lastSentence(ultima, isDesk)}
                </span>
                {naoLidas > 0 && <Unread count={naoLidas} />}
              </span>
              {situacao === 'encerrada' && (
                <span>
                  <StatusTag>{text.closed}</StatusTag>
                </span>
              )}
              {isDesk && aguardando && (
                <span>
                  <StatusTag tone="warning" icon={ClockIcon}>
                    {atendente ? text.waits : text.nobody}
                  </StatusTag>
                </span>
              )}
            </span>
          </>
        ),
      })}
    </li>
  )
}

/** How much of it is new. */
function Unread({ count }: { count: number }) {
  return (
    <span className={badge}>
      <span aria-hidden>{Math.min(count, 99)}</span>
      <VisuallyHidden>{text.unread(count)}</VisuallyHidden>
    </span>
  )
}

/** About what it is; a request by its service. */
function subjectOf({ assunto, requisicao }: ConversationSummary): string {
  return requisicao ? `${requisicao.servico} · ${requisicao.protocolo}` : assunto
}

function lastSentence(
  { minha, autor, texto, temArquivo }: NonNullable<ConversationSummary['ultima']>,
  isDesk: boolean,
): string {
  const words = texto || (temArquivo ? text.file : '')
  if (minha) return `${text.you}: ${words}`
  return isDesk && autor.papel === 'atendimento' ? `${firstName(autor.nome)}: ${words}` : words
}
