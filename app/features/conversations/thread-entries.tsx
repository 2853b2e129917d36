import { Message, MessageEvent, type MessageFile } from '@portal/design-system/Message'
import type { MessageListEntry } from '@portal/design-system/MessageList'
import { fileHref } from '#app/navigation/file-address.ts'
import type {
  ConversationEntry,
  ConversationFile,
  ConversationSide,
} from '#contract/conversations/conversations.ts'
import { timeText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { firstName } from '#domain/first-name.ts'
import { dayName } from './conversation-days.ts'
import { threadText } from './conversations.text.ts'
import type { Outgoing, SendQueue } from './send-queue.ts'
import { stateOf, type Thread } from './thread.ts'

/** Messages of one author that follow each other sooner than this are one piece. */
const ONE_PIECE_MS = 5 * 60_000

/** Rows of the message list: stored entries, then those being sent. */
export function entriesOf(
  thread: Thread,
  own: ConversationSide,
  outgoing: readonly Outgoing[],
  queue: SendQueue | null,
  today: IsoDate,
): MessageListEntry[] {
  const { mensagens, marcas } = thread
  const theirs = marcas[own === 'participante' ? 'atendimento' : 'participante']
  const newestOwn = mensagens.findLast(({ tipo, minha }) => tipo === 'mensagem' && minha)
  const known = new Set(mensagens.map(({ chaveEnvio }) => chaveEnvio))
  return [
    ...mensagens.map((entry, index) => ({
      // A message keeps its identity when it is stored.
      id: entry.chaveEnvio ?? String(entry.id),
      day: dayName(entry.data, today),
      isOwn: entry.minha && entry.tipo === 'mensagem',
      content:
        entry.tipo === 'mensagem' ? (
          <Message
            author={entry.autor.nome}
            isOwn={entry.minha}
            isOurs={entry.autor.papel === own}
            isContinued={isOnePiece(mensagens[index - 1], entry)}
            time={timeText(entry.data)}
            dateTime={entry.data}
            state={entry === newestOwn && outgoing.length === 0 ? stateOf(entry.id, theirs) : undefined}
            files={filesOf(thread.id, entry.arquivos)}
          >
            {entry.texto}
          </Message>
        ) : (
          <MessageEvent time={timeText(entry.data)} dateTime={entry.data} note={entry.nota}>
            {eventSentence(entry)}
          </MessageEvent>
        ),
    })),
    ...outgoing.flatMap((message) =>
      known.has(message.chave) ? [] : [outgoingEntry(message, queue, today)],
    ),
  ]
}

function outgoingEntry(message: Outgoing, queue: SendQueue | null, today: IsoDate): MessageListEntry {
  const { chave, texto, arquivos, escritaEm, problema } = message
  return {
    id: chave,
    day: dayName(escritaEm, today),
    isOwn: true,
    content: (
      <Message
        author={threadText.you}
        isOwn
        time={timeText(escritaEm)}
        dateTime={escritaEm}
        state={problema === null ? 'sending' : 'failed'}
        problem={problema ?? undefined}
        onRetry={() => queue?.retry(chave)}
        onDiscard={() => queue?.discard(chave)}
        files={arquivos.map(({ id, nome, tipo, bytes }) => ({ id, name: nome, type: tipo, size: bytes }))}
      >
        {texto}
      </Message>
    ),
  }
}

function isOnePiece(before: ConversationEntry | undefined, entry: ConversationEntry): boolean {
  if (before?.tipo !== 'mensagem' || before.autor.id !== entry.autor.id) return false
  return Date.parse(entry.data) - Date.parse(before.data) < ONE_PIECE_MS
}

function filesOf(idConversa: number, files: readonly ConversationFile[]): MessageFile[] {
  return files.map(({ id, nome, tipo, bytes, largura, altura }) => {
    const url = fileHref('arquivo-conversa', `${idConversa}/${id}`)
    return {
      id,
      name: nome,
      type: tipo,
      size: bytes,
      url,
      imageUrl: tipo.startsWith('image/') ? url : undefined,
      width: largura ?? undefined,
      height: altura ?? undefined,
    }
  })
}

function eventSentence({ tipo, autor, minha, para }: ConversationEntry): string {
  const name = minha ? threadText.you : firstName(autor.nome)
  if (tipo === 'transferida') {
    return para ? threadText.event.transferida(name, firstName(para.nome)) : threadText.event.devolvida(name)
  }
  return tipo === 'mensagem' ? '' : threadText.event[tipo](name)
}
