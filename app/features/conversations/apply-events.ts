import type { QueryClient } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import {
  type ConversationSummary,
  conversationChanged,
  marksChanged,
  newMessage,
  presence,
} from '#contract/conversations/conversations.ts'
import { changeThread, conversationQueries, knownThread } from './conversations.queries.ts'
import { parseOrNull } from './incoming.schema.ts'
import { hasConversation, type ListPages, withAllRead, withChanged } from './list-pages.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { SendQueue } from './send-queue.ts'
import { hasGap, lastIdOf, withEntries, withMarks, withSummary } from './thread.ts'

const catchingUp = new WeakMap<SendQueue, (idConversa: number) => Promise<void>>()

/** Reads all that came after the last known entry of a conversation; what could not be read is asked for again the next time. */
export function catchUp(queryClient: QueryClient, queue: SendQueue, idConversa: number): Promise<void> {
  let ask = catchingUp.get(queue)
  if (!ask) {
    ask = oneAtATime((id) => readOn(queryClient, queue, id))
    catchingUp.set(queue, ask)
  }
  return ask(idConversa)
}

async function readOn(queryClient: QueryClient, queue: SendQueue, idConversa: number): Promise<void> {
  for (;;) {
    const known = knownThread(queryClient, idConversa)
    if (!known) return
    const read = await askNow('retornarMensagens', {
      idConversa,
      depoisDe: lastIdOf(known),
      limite: 100,
    }).catch(() => null)
    if (!read) return
    const { participante, atendimento } = read.marcas
    changeThread(queryClient, idConversa, (thread) =>
      withMarks(
        withMarks(withEntries(thread, read.mensagens), 'participante', participante),
        'atendimento',
        atendimento,
      ),
    )
    queue.settle(read.mensagens.flatMap(({ chaveEnvio }) => chaveEnvio ?? []))
    if (read.situacao !== known.situacao || read.mensagens.some(({ tipo }) => tipo !== 'mensagem')) {
      void queryClient.invalidateQueries(conversationQueries.conversation(idConversa))
    }
    if (!read.haMais) return
  }
}

/** Takes in a new entry of a conversation; where one before it is missing, that is read first. */
export function applyEntry(queryClient: QueryClient, queue: SendQueue, payload: unknown): void {
  const arrived = parseOrNull(newMessage, payload)
  if (!arrived) return
  const { idConversa, anterior, mensagem } = arrived
  const known = knownThread(queryClient, idConversa)
  if (!known) return
  if (hasGap(known, anterior)) {
    void catchUp(queryClient, queue, idConversa)
    return
  }
  changeThread(queryClient, idConversa, (thread) => withEntries(thread, [mensagem]))
  if (mensagem.chaveEnvio) queue.settle([mensagem.chaveEnvio])
}

/** Takes in what lists show of a conversation. @returns it where a list may have to be read again to have it, else null */
export function applySummary(queryClient: QueryClient, payload: unknown): ConversationSummary | null {
  const arrived = parseOrNull(conversationChanged, payload)
  if (!arrived) return null
  const { conversa } = arrived
  const known = knownThread(queryClient, conversa.id)
  // Whether somebody else who attends now is there is not in the list.
  if (known && known.atendente?.id !== conversa.atendente?.id) {
    void queryClient.invalidateQueries(conversationQueries.conversation(conversa.id))
  }
  changeThread(queryClient, conversa.id, (thread) => withSummary(thread, conversa))
  let isEverywhere = true
  changeLists(queryClient, (list) => {
    isEverywhere &&= hasConversation(list, conversa.id)
    return withChanged(list, conversa)
  })
  return isEverywhere ? null : conversa
}

/** Takes in how far one side has come. */
export function applyMarks(queryClient: QueryClient, payload: unknown): void {
  const arrived = parseOrNull(marksChanged, payload)
  if (!arrived) return
  const { idConversa, papel, ...marks } = arrived
  changeThread(queryClient, idConversa, (thread) => withMarks(thread, papel, marks))
}

/** Takes in who came or went of those in a conversation. */
export function applyPresence(queryClient: QueryClient, idConversa: number, payload: unknown): void {
  const arrived = parseOrNull(presence, payload)
  if (!arrived) return
  const { idPessoa, presente } = arrived
  changeThread(queryClient, idConversa, (thread) => ({
    ...thread,
    presenca: {
      pessoa: thread.pessoa.id === idPessoa ? presente : thread.presenca.pessoa,
      atendente: thread.atendente?.id === idPessoa ? presente : thread.presenca.atendente,
    },
  }))
}

/** A conversation has nothing unread any more, in every list. */
export function applyAllRead(queryClient: QueryClient, idConversa: number): void {
  changeLists(queryClient, (list) => withAllRead(list, idConversa))
}

function changeLists(queryClient: QueryClient, change: (list: ListPages) => ListPages): void {
  queryClient.setQueriesData<ListPages>(
    { queryKey: conversationQueries.lists },
    (list) => list && change(list),
  )
}
