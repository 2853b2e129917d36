import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import {
  boundedText,
  id,
  idOrZero,
  idOrZeroText,
  idText,
  isoInstant,
  keyword,
  linkParams,
  linkQuery,
  named,
  optionalText,
  sentence,
  submissionKey,
  wordOf,
} from '../formats.ts'
import { SHORTEST_KEYWORD } from '../people/people.ts'
import type { WordOf } from '../wire-words.ts'
import { conversationSideWords, entryKindWords } from './wire-words.ts'

/** Longest message, characters. */
export const LONGEST_MESSAGE = 2000

/** Longest note of a hand-over, characters. */
const LONGEST_NOTE = 500

/** Most files that go with one message. */
export const MAX_FILES = 5

export type ConversationSide = WordOf<typeof conversationSideWords>

const side = wordOf(conversationSideWords)

/** A file of a message. `largura` and `altura` in pixels, of images only. */
export const conversationFile = v.object({
  id: v.pipe(v.string(), v.uuid()),
  nome: v.string(),
  tipo: v.string(),
  bytes: v.number(),
  largura: v.nullable(v.number()),
  altura: v.nullable(v.number()),
})
export type ConversationFile = v.InferOutput<typeof conversationFile>

/**
 * One entry of a conversation; their ids grow in the order in which they came to be. Only a `mensagem` has text, files and, to its author
 * alone, the key under which it was sent. `para`: who goes on after a `transferida`; null leads back to the queue. `nota`: what was written
 * to that colleague; never told to the participant.
 */
const conversationEntry = v.object({
  id,
  tipo: wordOf(entryKindWords),
  chaveEnvio: v.nullable(submissionKey),
  autor: v.object({ id, nome: v.string(), papel: side }),
  minha: v.boolean(),
  texto: v.string(),
  nota: v.nullable(v.string()),
  para: v.nullable(named),
  arquivos: v.array(conversationFile),
  data: isoInstant,
})
export type ConversationEntry = v.InferOutput<typeof conversationEntry>

/** The newest message, cut short. */
const lastMessage = v.object({
  id,
  autor: v.object({ id, nome: v.string(), papel: side }),
  minha: v.boolean(),
  texto: v.string(),
  data: isoInstant,
  temArquivo: v.boolean(),
})

/**
 * A conversation in a list. `naoLidas`: messages of the other side after the reader's side's mark. `aguardando`: it is open, and the
 * participant waits for an answer. `ordem` is the id of its newest entry, by which lists are ordered.
 */
const conversationSummary = v.object({
  id,
  assunto: v.string(),
  situacao: v.picklist(['aberta', 'encerrada']),
  pessoa: named,
  plano: named,
  requisicao: v.nullable(v.object({ id, protocolo: v.string(), servico: v.string() })),
  atendente: v.nullable(named),
  abertaEm: isoInstant,
  encerradaEm: v.nullable(isoInstant),
  ultima: v.nullable(lastMessage),
  naoLidas: v.number(),
  aguardando: v.boolean(),
  ordem: idOrZero,
})
export type ConversationSummary = v.InferOutput<typeof conversationSummary>

/** The last entry that reached a side, and the last one that it looked at; 0: none. */
const sideMarks = v.object({ entregueAte: idOrZero, lidaAte: idOrZero })
const conversationMarks = v.object({ participante: sideMarks, atendimento: sideMarks })
export type ConversationMarks = v.InferOutput<typeof conversationMarks>

/**
 * Whether somebody answers now. `hoje`: today's hours as `HH:MM` of São Paulo, none on a day without. `fechaEm` while it is open, `abreEm`
 * while it is closed (null: no opening in sight).
 */
const serviceHours = v.object({
  aberto: v.boolean(),
  hoje: v.array(v.object({ de: v.string(), ate: v.string() })),
  fechaEm: v.nullable(isoInstant),
  abreEm: v.nullable(isoInstant),
})
export type ServiceHours = v.InferOutput<typeof serviceHours>

/** Who is there: the participant, and whoever attends to the conversation (false without anybody). */
const conversationPresence = v.object({ pessoa: v.boolean(), atendente: v.boolean() })

const messageText = v.optional(optionalText(LONGEST_MESSAGE), '')
const fileIds = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.uuid('Envie o arquivo de novo.'))),
    v.maxLength(MAX_FILES, `Envie no máximo ${MAX_FILES} arquivos por mensagem.`),
    v.check((ids) => new Set(ids).size === ids.length, 'O mesmo arquivo foi escolhido duas vezes.'),
  ),
  [],
)

/** A message says something, or brings a file. */
const saysSomething = ({ mensagem, arquivos }: { mensagem: string; arquivos: string[] }) =>
  mensagem !== '' || arquivos.length > 0
const nothingSaid = 'Escreva a mensagem.'

/**
 * Conversations, by their newest entry. `idPessoa` 0: a participant's own, an attendant's those of everybody else. `caixa` (attendants):
 * mine, waiting for an answer, without an attendant. `idRequisicao`: those about one request; 0: about any or none. `palavraChave`: in the
 * subject, the protocol, the text of messages, and the name of the person. `antesDe`: the `proxima` of the page before. `contagem` is null
 * for participants, and counts a thousand of each at most.
 */
export const retornarConversas = defineCall({
  method: 'GET',
  path: '/retornarConversas',
  summary: 'Lista as conversas, da mais recente para a mais antiga.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object({
    idPessoa: v.optional(idOrZeroText, '0'),
    idPlano: v.optional(idOrZeroText, '0'),
    idRequisicao: v.optional(idOrZeroText, '0'),
    caixa: v.optional(
      v.picklist(['todas', 'minhas', 'aguardando', 'sem-atendente'], 'Esta caixa não existe.'),
      'todas',
    ),
    situacao: v.optional(
      v.picklist(['abertas', 'encerradas', 'todas'], 'Esta situação não existe.'),
      'todas',
    ),
    palavraChave: v.optional(
      v.pipe(
        keyword,
        v.check(
          (text) => text === '' || text.length >= SHORTEST_KEYWORD,
          `Escreva pelo menos ${SHORTEST_KEYWORD} letras ou números.`,
        ),
      ),
    ),
    antesDe: v.optional(idText),
    limite: boundedText(1, 50, 20),
  }),
  answer: v.object({
    conversas: v.array(conversationSummary),
    proxima: v.nullable(id),
    contagem: v.nullable(v.object({ minhas: v.number(), aguardando: v.number(), semAtendente: v.number() })),
    atendimento: serviceHours,
  }),
})

/** A conversation with its newest 50 entries, oldest of them first; `haMais`: there are earlier ones. Somebody else's answers 404. */
export const retornarConversa = defineCall({
  method: 'GET',
  path: '/retornarConversa/{idConversa}',
  summary: 'Retorna uma conversa e suas mensagens mais recentes.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { conversation: 'params.idConversa', need: 'read' },
  params: v.object({ idConversa: idText }),
  answer: v.object({
    ...conversationSummary.entries,
    mensagens: v.array(conversationEntry),
    haMais: v.boolean(),
    marcas: conversationMarks,
    presenca: conversationPresence,
    atendimento: serviceHours,
  }),
})

/**
 * Entries of a conversation, oldest first: those after `depoisDe` (of a long gap the oldest; `haMais` says that more follow), or those
 * before `antesDe` (the newest of them; `haMais`: there are earlier ones). With neither the newest. After an id none is ever missing.
 */
export const retornarMensagens = defineCall({
  method: 'GET',
  path: '/retornarMensagens/{idConversa}',
  summary: 'Retorna as mensagens de uma conversa depois ou antes de uma delas.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { conversation: 'params.idConversa', need: 'read' },
  params: v.object({ idConversa: idText }),
  query: v.object({
    depoisDe: v.optional(idOrZeroText),
    antesDe: v.optional(idText),
    limite: boundedText(1, 100, 50),
  }),
  answer: v.object({
    mensagens: v.array(conversationEntry),
    haMais: v.boolean(),
    marcas: conversationMarks,
    situacao: v.picklist(['aberta', 'encerrada']),
  }),
})

/**
 * Opens a conversation with its first message. When one about the same request is open already, the message goes there and its id is
 * answered. The same again under the same `chaveEnvio` is one message, and something else under it answers 409. Without a key the last
 * message of an open conversation, sent again within a minute, is one message. `arquivos`: ids of files sent before.
 * `idPessoa` owns the conversation; `idPessoaAtendente` only counts when it is the attendant of the token.
 */
export const criarConversa = defineCall({
  method: 'POST',
  path: '/criarConversa',
  summary: 'Abre uma conversa, com a primeira mensagem.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'read' },
  body: v.pipe(
    v.strictObject({
      idPessoa: id,
      idPessoaAtendente: v.optional(id),
      idPlano: id,
      idRequisicao: v.optional(id),
      chaveEnvio: v.optional(submissionKey),
      assunto: sentence(120, 'Escreva o assunto.'),
      mensagem: messageText,
      arquivos: fileIds,
    }),
    v.forward(
      v.check((body) => saysSomething(body), nothingSaid),
      ['mensagem'],
    ),
  ),
  answer: v.object({ id }),
  problems: [409],
})

/**
 * Writes a message. The same again under its `chaveEnvio` answers the message that is stored, and something else under it 409
 * `chave-ja-usada`; 409 `conversa-encerrada` once it is closed. An attendant writes in their own name, also while serving the person, and
 * attends to a conversation that nobody attends to.
 */
export const enviarMensagem = defineCall({
  method: 'POST',
  path: '/enviarMensagem',
  summary: 'Escreve uma mensagem numa conversa.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { conversation: 'body.idConversa', need: 'read' },
  body: v.pipe(
    v.strictObject({ idConversa: id, chaveEnvio: submissionKey, mensagem: messageText, arquivos: fileIds }),
    v.forward(
      v.check((body) => saysSomething(body), nothingSaid),
      ['mensagem'],
    ),
  ),
  answer: conversationEntry,
  problems: [409],
})

/**
 * Says how far the entries of a conversation came, `entregueAte`, and were looked at, `lidaAte`. Marks never go back, and what was looked
 * at came. An attendant marks for the service desk, never for the person whom they serve. Whoever looked has read the notifications of it.
 */
export const marcarConversa = defineCall({
  method: 'POST',
  path: '/marcarConversa',
  summary: 'Marca até onde uma conversa foi entregue e lida.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { conversation: 'body.idConversa', need: 'read' },
  body: v.strictObject({ idConversa: id, entregueAte: v.optional(idOrZero), lidaAte: v.optional(idOrZero) }),
  answer: conversationMarks,
})

/** A conversation that was changed, as lists show it. */
const changed = {
  group: 'Conversas',
  about: { conversation: 'body.idConversa', need: 'read' },
  answer: conversationSummary,
} as const

/** The same of whoever at the service desk looks after it. */
const attended = {
  ...changed,
  about: { conversation: 'body.idConversa', need: 'attend' },
  access: { kind: 'attendant', minimumLevel: 1 },
} as const

const conversationAlone = v.strictObject({ idConversa: id })

/** Closes a conversation, by either side: nobody writes in it until it is opened again. One that is closed stays so. */
export const encerrarConversa = defineCall({
  ...changed,
  method: 'POST',
  path: '/encerrarConversa',
  summary: 'Encerra uma conversa.',
  access: { kind: 'authenticated' },
  body: conversationAlone,
})

/** Opens a closed conversation again, by either side. 409 `conversa-ja-aberta` while another one about the same request is open. */
export const reabrirConversa = defineCall({
  ...changed,
  method: 'POST',
  path: '/reabrirConversa',
  summary: 'Reabre uma conversa encerrada.',
  access: { kind: 'authenticated' },
  body: conversationAlone,
  problems: [409],
})

/** The attendant of the token attends to the conversation from now on. 409 `conversa-encerrada` for one that is closed. */
export const assumirConversa = defineCall({
  ...attended,
  method: 'POST',
  path: '/assumirConversa',
  summary: 'Assume o atendimento de uma conversa.',
  body: conversationAlone,
  problems: [409],
})

/**
 * Hands the conversation over to a colleague, who is told, or with `idPessoaAtendente` null back to the queue. `nota` is what they should
 * know; the participant never reads it.
 */
export const transferirConversa = defineCall({
  ...attended,
  method: 'POST',
  path: '/transferirConversa',
  summary: 'Passa uma conversa para outra pessoa do atendimento, com uma nota.',
  body: v.strictObject({
    idConversa: id,
    idPessoaAtendente: v.nullable(id),
    nota: v.optional(optionalText(LONGEST_NOTE), ''),
  }),
  problems: [409],
})

/** Who may go on with a conversation: everybody at the service desk, by name; `presente`: connected to the portal now. */
export const retornarAtendentes = defineCall({
  method: 'GET',
  path: '/retornarAtendentes',
  summary: 'Lista quem atende e quem está no portal agora.',
  group: 'Conversas',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { nothing: 'scoped-list' },
  answer: v.array(v.object({ id, nome: v.string(), presente: v.boolean() })),
})

/** Files accepted in a conversation; the API also checks the bytes. */
export const conversationFileRules = {
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  maximumBytes: 10 * 1024 * 1024,
} as const

/** Keeps a file for a message that names it by its `id`, in a conversation of that person. One that no message names goes after two days. */
export const enviarArquivoConversa = defineCall({
  method: 'POST',
  path: '/enviarArquivoConversa/{idPessoa}/{idPlano}',
  summary: 'Recebe um arquivo para uma mensagem.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'read' },
  params: linkParams,
  query: linkQuery,
  upload: { field: 'arquivo', ...conversationFileRules },
  answer: conversationFile,
  problems: [409, 413, 415],
})

/** A file of a message, as it was kept, under its own name. */
export const arquivoConversa = defineCall({
  method: 'GET',
  path: '/arquivoConversa/{idConversa}/{idAnexo}',
  summary: 'Entrega um arquivo de uma conversa.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { file: 'params.idAnexo', of: 'conversation-file', need: 'read' },
  params: v.object({ idConversa: idText, idAnexo: v.pipe(v.string(), v.uuid('Arquivo desconhecido.')) }),
  file: 'application/octet-stream',
})

/** Real-time events of conversations, beside those of `notifications.ts`. Nothing is stored through them: that is what calls are for. */
export const conversationEvents = {
  /** Carries {@link newMessage}: to every page of the owner and of its author, and to attendants who watch the conversation. */
  newMessage: 'newMessage',
  /** Carries {@link conversationChanged}: to every page of the owner, and of every attendant. */
  conversationChanged: 'conversationChanged',
  /** Carries {@link marksChanged}: to the owner, and to attendants; of the owner's marks, to those who watch. */
  conversationMarks: 'conversationMarks',
  /** The client sends {@link watched} while somebody writes, and hears {@link typing} of others. Only while it watches. */
  typing: 'typing',
  /** Carries {@link presence} of those with whom the watched conversation is. */
  presence: 'presence',
  /** The client sends {@link watched} when it shows a conversation, and is answered by `watching` with the same. */
  watchConversation: 'watchConversation',
  watching: 'watching',
  /** The client sends {@link watched} when it no longer shows it. */
  unwatchConversation: 'unwatchConversation',
} as const

/** Names a conversation. */
export const watched = v.strictObject({ idConversa: id })

/**
 * A new entry, of whatever kind. `anterior` is the id of the entry before it (0: none): a client that does not have that one missed
 * something, and asks for what follows its own last one.
 */
export const newMessage = v.object({ idConversa: id, anterior: idOrZero, mensagem: conversationEntry })

/** For lists: the summary of a conversation that has changed. */
export const conversationChanged = v.object({ conversa: conversationSummary })

/** Marks of one side that went on. */
export const marksChanged = v.object({ idConversa: id, papel: side, ...sideMarks.entries })

/** Somebody else writes right now. */
export const typing = v.object({ idConversa: id, pessoa: named, papel: side })

/** Somebody came or went. */
export const presence = v.object({ idPessoa: id, presente: v.boolean() })
