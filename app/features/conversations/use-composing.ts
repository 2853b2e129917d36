import { useEffect, useState } from 'react'
import { sendFile } from '#app/forms/send-file.ts'
import { keepInTab, readFromTab, removeFromTab } from '#app/forms/tab-store.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { type ConversationFile, conversationFile } from '#contract/conversations/conversations.ts'
import { parseOrNull, storedMessage } from './incoming.schema.ts'
import { type MessageFiles, useMessageFiles } from './use-message-files.ts'

type Place = {
  /** Names what is written in this tab. */
  key: string
  /** Whose conversation it is, and in which plan: there the files are kept. */
  idPessoa: number
  idPlano: number
  /** Initial text where nothing was written yet. */
  first?: string
}

export type Composing = {
  text: string
  setText: (text: string) => void
  files: MessageFiles
  /** It was sent: the next message begins empty. */
  clear: () => void
}

const none: readonly ConversationFile[] = []

/** A message that is being written: its text and its files, kept in the tab until it is sent. To be drawn in the browser only. */
export function useComposing({ key, idPessoa, idPlano, first = '' }: Place): Composing {
  const [kept] = useState(() => parseOrNull(storedMessage, readFromTab(key)))
  const [text, setText] = useState(kept?.texto ?? first)
  const files = useMessageFiles(
    sendFile(uploadHref('arquivo-conversa', `${idPessoa}/${idPlano}`), conversationFile),
    kept?.arquivos ?? none,
  )
  const sent = JSON.stringify(files.sent)
  useEffect(() => {
    const arquivos = JSON.parse(sent) as ConversationFile[]
    if (text === first && arquivos.length === 0) removeFromTab(key)
    else keepInTab(key, { texto: text, arquivos })
  }, [key, text, sent, first])
  return {
    text,
    setText,
    files,
    clear: () => {
      setText('')
      files.clear()
      removeFromTab(key)
    },
  }
}
