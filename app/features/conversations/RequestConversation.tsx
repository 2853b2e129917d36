import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Skeleton } from '@portal/design-system/Skeleton'
import { TextLink } from '@portal/design-system/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { keepInTab, readFromTab } from '#app/forms/tab-store.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { firstName } from '#domain/first-name.ts'
import { head, middle } from './ConversationsPage.css.ts'
import { conversationQueries } from './conversations.queries.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText, threadText } from './conversations.text.ts'
import { newConversationText as text } from './new-conversation.text.ts'
import { OpeningMessageComposer } from './OpeningMessageComposer.tsx'
import { beginning, detail, header, heading, title } from './Thread.css.ts'
import { ThreadBack } from './ThreadBack.tsx'
import { useOpenedByLink } from './use-focus-composer.ts'

type RequestConversationProps = { idRequisicao: number; search: ConversationSearch }

/**
 * A conversation about a request. The one that is open already is gone on with; else the first message waits, with the words it begins
 * with, and sending it opens the conversation.
 */
export function RequestConversation({ idRequisicao, search }: RequestConversationProps) {
  const reading = useQuery(conversationQueries.about(idRequisicao))
  const session = useSession()
  const isAwake = useHydrated()
  const openedByLink = useOpenedByLink()
  const about = reading.data
  const { open } = useOpenOne(about, search)
  if (!about || open) {
    return (
      <>
        <div className={head}>
          <ThreadBack search={search} />
        </div>
        <div className={middle}>
          {reading.isError ? (
            <EmptyState
              title={threadText.failedTitle}
              action={<Button onPress={() => void reading.refetch()}>{conversationText.retry}</Button>}
            >
              {problemOf(reading.error).detail}
            </EmptyState>
          ) : (
            <Skeleton isLoading lines={6} label={threadText.loading} />
          )}
        </div>
      </>
    )
  }
  const { assunto, mensagem, pessoa, plano, requisicao } = about
  const requests = isAdminMode(session) ? '/request-management' : '/services/requests'
  return (
    <>
      <header className={header}>
        <div className={title}>
          <ThreadBack search={search} />
          <h2 className={heading}>{assunto}</h2>
        </div>
        <p className={detail}>
          <TextLink href={`${requests}?idRequisicao=${idRequisicao}`}>
            {threadText.aboutRequest(requisicao.servico, requisicao.protocolo)}
          </TextLink>
        </p>
      </header>
      <div className={beginning}>
        <p className={detail}>
          {session.isAttendant
            ? text.aboutRequestLeadAsAttendant(firstName(pessoa.nome))
            : text.aboutRequestLead}
        </p>
        {isAwake && (
          <OpeningMessageComposer
            place={`solicitacao-${idRequisicao}`}
            search={search}
            idPessoa={pessoa.id}
            idPlano={plano.id}
            idRequisicao={idRequisicao}
            first={mensagem}
            takesFocus={openedByLink}
            subjectOf={() => assunto}
          />
        )}
      </div>
    </>
  )
}

type About = { idConversa: number | null; mensagem: string }

/** Goes on in the conversation that is open about the request, with the first words where nothing was written in it yet. */
function useOpenOne(about: About | undefined, { lista, palavraChave }: ConversationSearch) {
  const navigate = useNavigate()
  const idConversa = about?.idConversa ?? null
  const words = about?.mensagem ?? ''
  useEffect(() => {
    if (idConversa === null) return
    const place = `conversa:${idConversa}`
    if (readFromTab(place) === null) keepInTab(place, { texto: words, arquivos: [] })
    void navigate({ to: '/chat', search: { lista, palavraChave, idConversa }, replace: true })
  }, [navigate, idConversa, words, lista, palavraChave])
  return { open: idConversa !== null }
}
