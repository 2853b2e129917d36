import { Composer } from '@portal/design-system/Composer'
import { IconButton } from '@portal/design-system/IconButton'
import { ListIcon } from '@portal/design-system/icons'
import { useRef } from 'react'
import { v4 } from 'uuid'
import { CannedReplies } from '#app/canned-replies/CannedReplies.tsx'
import { cannedRepliesText } from '#app/canned-replies/canned-replies.text.ts'
import { useInsertReply } from '#app/canned-replies/use-insert-reply.ts'
import { now } from '#app/clock/server-clock.ts'
import { type ConversationSide, MAX_FILES } from '#contract/conversations/conversations.ts'
import { instantDateText } from '#contract/value-text.ts'
import { tidyText } from '#domain/written-text.ts'
import { ReopenConversation } from './ChangeConversation.tsx'
import { conversationFileLimits } from './conversation-file-limits.ts'
import { threadText } from './conversations.text.ts'
import { closed } from './Thread.css.ts'
import type { Thread } from './thread.ts'
import { useComposing } from './use-composing.ts'
import { useFocusComposer } from './use-focus-composer.ts'
import { useMessageQueue } from './use-message-queue.ts'

type ThreadComposerProps = {
  thread: Thread
  /** On whose side the writer is. */
  own: ConversationSide
  /** It was opened by a link: one goes on writing. */
  openedByLink: boolean
  /** Somebody writes. */
  onWrite: () => void
}

/** Where one writes in a conversation. What is sent goes into the queue at once; the field is free for the next message. */
export function ThreadComposer({ thread, own, openedByLink, onWrite }: ThreadComposerProps) {
  const { id: idConversa, pessoa, plano, situacao, encerradaEm } = thread
  const { queue } = useMessageQueue()
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, setText, files, clear } = useComposing({
    key: `conversa:${idConversa}`,
    idPessoa: pessoa.id,
    idPlano: plano.id,
  })
  useFocusComposer(area, openedByLink)
  const replies = useInsertReply(area, text, setText)
  const send = () => {
    queue?.add({
      chave: v4(),
      idConversa,
      texto: tidyText(text).trim(),
      arquivos: files.sent,
      escritaEm: new Date(now()).toISOString(),
      problema: null,
    })
    clear()
  }
  return (
    <Composer
      ref={area}
      label={threadText.message}
      value={text}
      onChange={(typed) => {
        setText(typed)
        onWrite()
      }}
      onSend={send}
      files={files.entries}
      onFiles={files.add}
      onRetryFile={files.retry}
      onRemoveFile={files.remove}
      limits={conversationFileLimits}
      maxFiles={MAX_FILES}
      actions={
        own === 'atendimento' && (
          <CannedReplies
            label={cannedRepliesText.replies}
            trigger={<IconButton icon={ListIcon} label={cannedRepliesText.replies} />}
            wanted={{ idConversa }}
            onChoose={replies.put}
            onChosen={replies.goOn}
          />
        )
      }
      closedBecause={
        situacao === 'encerrada' && (
          <div className={closed}>
            <span>
              {encerradaEm && threadText.ended(instantDateText(encerradaEm))} {threadText.reopenHint}
            </span>
            <ReopenConversation idConversa={idConversa} />
          </div>
        )
      }
    />
  )
}
