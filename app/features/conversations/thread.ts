import type { VisibleSession } from '#app/session/visible-session.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  ConversationEntry,
  ConversationMarks,
  ConversationSide,
  ConversationSummary,
  retornarConversa,
} from '#contract/conversations/conversations.ts'

/** A conversation as a page holds it: what the list shows of it, its entries oldest first, and whether there are earlier ones. */
export type Thread = CallAnswer<typeof retornarConversa> & {
  /** Ids of own entries that were stored while something of the other side may have come before them unread. */
  ahead?: readonly number[]
}

/** On whose side somebody reads and writes: an attendant's own conversation with the fund is one of a participant. */
export function sideOf(
  { pessoa }: Pick<Thread, 'pessoa'>,
  { isAttendant, person }: Pick<VisibleSession, 'isAttendant' | 'person'>,
): ConversationSide {
  return isAttendant && pessoa.id !== person.id ? 'atendimento' : 'participante'
}

/** Id of the newest entry up to which nothing is missing; 0 without any. Whatever is missing comes after it. */
export function lastIdOf({ mensagens, ahead = [] }: Pick<Thread, 'mensagens' | 'ahead'>): number {
  return mensagens.findLast(({ id }) => !ahead.includes(id))?.id ?? 0
}

/** Puts entries into their place, each once; nothing is missing between them and those before. */
export function withEntries(thread: Thread, arrived: readonly ConversationEntry[]): Thread {
  const came = new Set(arrived.map(({ id }) => id))
  const ahead = thread.ahead?.filter((id) => !came.has(id)) ?? []
  const { mensagens } = put(thread, arrived)
  if (mensagens === thread.mensagens && ahead.length === (thread.ahead?.length ?? 0)) return thread
  return { ...thread, mensagens, ahead }
}

/** Puts in an own entry whose storing was answered: what the other side wrote just before it may still be on its way. */
export function withStored(thread: Thread, entry: ConversationEntry): Thread {
  const after = put(thread, [entry])
  return after === thread ? thread : { ...after, ahead: [...(thread.ahead ?? []), entry.id] }
}

function put(thread: Thread, arrived: readonly ConversationEntry[]): Thread {
  const known = new Map(thread.mensagens.map((entry) => [entry.id, entry]))
  if (arrived.every(({ id }) => known.has(id))) return thread
  for (const entry of arrived) known.set(entry.id, entry)
  return { ...thread, mensagens: [...known.values()].toSorted((one, other) => one.id - other.id) }
}

/** Puts the entries before one of them in front. Those before one that is not the first any more are known or would leave a gap. */
export function withOlder(
  thread: Thread,
  older: Pick<Thread, 'mensagens' | 'haMais'>,
  antesDe: number | undefined,
): Thread {
  if (thread.mensagens[0]?.id !== antesDe) return thread
  return { ...withEntries(thread, older.mensagens), haMais: older.haMais }
}

/** A conversation that was read again keeps the entries that were read before, unless something is missing between them. */
export function readAgain(known: Thread | undefined, read: Thread): Thread {
  const [oldest] = read.mensagens
  if (!known || !oldest || oldest.id > lastIdOf(known)) return read
  const newest = lastIdOf(read)
  const joined = put(read, known.mensagens)
  const ahead = known.ahead?.filter((id) => id > newest) ?? []
  return {
    ...joined,
    ahead,
    haMais: (known.mensagens[0]?.id ?? oldest.id) < oldest.id ? known.haMais : read.haMais,
  }
}

/** Takes over what lists show of it. */
export function withSummary(thread: Thread, summary: ConversationSummary): Thread {
  return { ...thread, ...summary }
}

/** Marks only go on; what comes late changes nothing. */
export function withMarks(
  thread: Thread,
  side: ConversationSide,
  marks: ConversationMarks[ConversationSide],
): Thread {
  const before = thread.marcas[side]
  const after = {
    entregueAte: Math.max(before.entregueAte, marks.entregueAte),
    lidaAte: Math.max(before.lidaAte, marks.lidaAte),
  }
  if (after.entregueAte === before.entregueAte && after.lidaAte === before.lidaAte) return thread
  return { ...thread, marcas: { ...thread.marcas, [side]: after } }
}

/** Whether something between the entry before a new one and the last known one is missing. */
export function hasGap(thread: Thread, anterior: number): boolean {
  return anterior > lastIdOf(thread)
}

/** The first message of the other side that one's own side has neither looked at nor answered; undefined when there is none. */
export function firstUnreadOf({ mensagens, marcas }: Thread, own: ConversationSide): number | undefined {
  const answered =
    mensagens.findLast(({ tipo, autor }) => tipo === 'mensagem' && autor.papel === own)?.id ?? 0
  const known = Math.max(marcas[own].lidaAte, answered)
  return mensagens.find(({ id, tipo, autor }) => tipo === 'mensagem' && autor.papel !== own && id > known)?.id
}

/** How far a stored message of one's own has come on the other side. */
export function stateOf(
  id: number,
  theirs: ConversationMarks[ConversationSide],
): 'sent' | 'delivered' | 'read' {
  if (id <= theirs.lidaAte) return 'read'
  return id <= theirs.entregueAte ? 'delivered' : 'sent'
}
