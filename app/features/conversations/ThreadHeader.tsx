import { Avatar } from '@portal/design-system/Avatar'
import { TextLink } from '@portal/design-system/TextLink'
import { type ReactNode, useEffect, useRef } from 'react'
import { useToday } from '#app/clock/today.ts'
import type { ConversationSide } from '#contract/conversations/conversations.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText, threadText } from './conversations.text.ts'
import { hoursSentence } from './hours-sentence.ts'
import { detail, header, heading, names, title } from './Thread.css.ts'
import { ThreadBack } from './ThreadBack.tsx'
import type { Thread } from './thread.ts'

type ThreadHeaderProps = {
  thread: Thread
  own: ConversationSide
  search: ConversationSearch
  /** Where the requests of whoever reads are. */
  requestsPath: '/services/requests' | '/request-management'
  /** It takes focus where one cannot write. */
  takesFocus: boolean
  actions: ReactNode
}

/** With whom a conversation is, about what, and when somebody answers. */
export function ThreadHeader({ thread, own, search, requestsPath, takesFocus, actions }: ThreadHeaderProps) {
  const { assunto, pessoa, plano, atendente, requisicao, presenca, atendimento } = thread
  const isDesk = own === 'atendimento'
  const other = isDesk ? pessoa.nome : (atendente?.nome ?? conversationText.desk)
  const isThere = isDesk ? presenca.pessoa : presenca.atendente
  const subject = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) subject.current?.focus()
  }, [takesFocus])
  const attending = atendente ? threadText.attendedBy(atendente.nome) : threadText.unattended
  const hours = hoursSentence(atendimento, useToday())
  const said = thread.situacao === 'aberta' ? `${attending}. ${hours}` : attending
  return (
    <header className={header}>
      <div className={title}>
        <ThreadBack search={search} />
        <Avatar
          name={other}
          size="small"
          isDecorative
          presence={isDesk || atendente ? (isThere ? 'present' : 'away') : undefined}
        />
        <div className={names}>
          <h2 ref={subject} tabIndex={-1} className={heading}>
            {isDesk ? pessoa.nome : assunto}
          </h2>
          <p className={detail}>{isDesk ? `${assunto} · ${plano.nome} · ${attending}` : said}</p>
          {requisicao && (
            <p className={detail}>
              <TextLink href={`${requestsPath}?idRequisicao=${requisicao.id}`}>
                {threadText.aboutRequest(requisicao.servico, requisicao.protocolo)}
              </TextLink>
            </p>
          )}
        </div>
        {actions}
      </div>
    </header>
  )
}
