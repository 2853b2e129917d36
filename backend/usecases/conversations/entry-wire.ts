import type { ConversationEntry, ConversationFile } from '#contract/conversations/conversations.ts'
import { conversationSideWords, entryKindWords } from '#contract/conversations/wire-words.ts'
import type { FileRow } from '../../files/keep-file.ts'
import type { StoredEntry } from './read-entries.ts'
import type { Viewer } from './viewer.ts'

/** An entry as this viewer sees it: the key of sending is its author's alone, and the note of a hand-over the service desk's. */
export function entryOnWire(
  { entry, authorName, assigneeName, files }: StoredEntry,
  { personId, role }: Viewer,
): ConversationEntry {
  const isMine = entry.authorId === personId
  return {
    id: entry.id,
    tipo: entryKindWords.toWire(entry.kind),
    chaveEnvio: isMine ? entry.submissionKey : null,
    autor: { id: entry.authorId, nome: authorName, papel: conversationSideWords.toWire(entry.authorRole) },
    minha: isMine,
    texto: entry.text,
    nota: role === 'attendant' ? entry.note : null,
    para: entry.assigneeId === null ? null : { id: entry.assigneeId, nome: assigneeName ?? '' },
    arquivos: files.map(fileOfEntry),
    data: entry.sentAt.toISOString(),
  }
}

/** A file of an entry. */
export function fileOfEntry({ publicId, name, mediaType, bytes, width, height }: FileRow): ConversationFile {
  return { id: publicId, nome: name, tipo: mediaType, bytes, largura: width, altura: height }
}
