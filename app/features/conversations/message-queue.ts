import { toast } from '@portal/design-system/Toast'
import type { QueryClient } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { keepInTab, readFromTab } from '#app/forms/tab-store.ts'
import { send } from '#app/session/ask.ts'
import { changeThread, conversationQueries } from './conversations.queries.ts'
import { parseOrNull, storedQueue } from './incoming.schema.ts'
import { queueText } from './queue.text.ts'
import { queueStorageKey } from './queue-storage-key.ts'
import { attemptAfter, type Outgoing, type SendQueue, sendQueue } from './send-queue.ts'
import { withStored } from './thread.ts'

/** Long enough to be read twice: it comes while something else is being done. */
const REFUSED_SHOWN_MS = 10_000

let current: { idPessoa: number; queue: SendQueue } | null = null

/** The messages on their way of whoever is signed in; one for the document, so that they go on when another page is opened. */
export function messageQueueOf(queryClient: QueryClient, idPessoa: number): SendQueue {
  if (current?.idPessoa !== idPessoa) current = { idPessoa, queue: begin(queryClient, idPessoa) }
  return current.queue
}

function begin(queryClient: QueryClient, idPessoa: number): SendQueue {
  const place = queueStorageKey(idPessoa)
  const attempt = async ({ chave, idConversa, texto, arquivos }: Outgoing) => {
    const data = { idConversa, chaveEnvio: chave, mensagem: texto, arquivos: arquivos.map(({ id }) => id) }
    // As a mutation, so that an ended session leads to the sign-in page.
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => send('enviarMensagem')({ data }), networkMode: 'always' })
    try {
      return { kind: 'stored', entry: await mutation.execute(undefined) } as const
    } catch (error) {
      return attemptAfter(problemOf(error))
    }
  }
  return sendQueue({
    send: attempt,
    store: {
      read: () => parseOrNull(storedQueue, readFromTab(place)) ?? [],
      write: (queue) => keepInTab(place, queue),
    },
    onStored: ({ idConversa }, entry) => {
      changeThread(queryClient, idConversa, (thread) => withStored(thread, entry))
      void queryClient.invalidateQueries({ queryKey: conversationQueries.lists })
    },
    // Its conversation says it beside the message; whoever is elsewhere would not learn of it.
    onRefused: ({ chave, idConversa }) => {
      if (isOnScreen(idConversa)) return
      toast.show({ message: queueText.refused, tone: 'danger', duration: REFUSED_SHOWN_MS, about: chave })
    },
  })
}

/** Whether a conversation is the one that stands open. */
function isOnScreen(idConversa: number): boolean {
  const { pathname, searchParams } = new URL(location.href)
  return pathname === '/chat' && searchParams.get('idConversa') === String(idConversa)
}
