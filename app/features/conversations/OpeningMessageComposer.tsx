import { Composer } from '@portal/design-system/Composer'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useRef } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { MAX_FILES } from '#contract/conversations/conversations.ts'
import { conversationFileLimits } from './conversation-file-limits.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { newConversationText as text } from './new-conversation.text.ts'
import { useComposing } from './use-composing.ts'
import { useFocusComposer } from './use-focus-composer.ts'
import { useOpeningMessage } from './use-opening-message.ts'

type OpeningMessageComposerProps = {
  /** Names what is begun in this tab: a request, or a conversation about nothing in particular. */
  place: string
  search: ConversationSearch
  idPessoa: number
  idPlano: number
  idRequisicao?: number
  /** Initial text. */
  first?: string
  takesFocus: boolean
  /** The subject; null while it is missing, and the person was told so. */
  subjectOf: () => string | null
  /** It has begun. */
  onBegun?: () => void
}

/** Where the first message of a conversation is written. Sending it opens the conversation. */
export function OpeningMessageComposer({
  place,
  search,
  subjectOf,
  onBegun,
  ...props
}: OpeningMessageComposerProps) {
  const { idPessoa, idPlano, idRequisicao, first, takesFocus } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useFocusComposer(area, takesFocus)
  const composing = useComposing({
    key: `conversa-nova:${place}`,
    idPessoa,
    idPlano,
    ...(first !== undefined && { first }),
  })
  const { files } = composing
  const beginning = useOpeningMessage(place, search, () => {
    composing.clear()
    onBegun?.()
  })
  const send = () => {
    const assunto = subjectOf()
    if (assunto === null) return
    void beginning.begin({
      ...(idRequisicao !== undefined && { idRequisicao }),
      assunto,
      mensagem: composing.text.trim(),
      arquivos: files.sent.map(({ id }) => id),
    })
  }
  return (
    <>
      <FormProblem problem={beginning.problem} />
      <div role="status">
        {beginning.isLate && <InlineMessage tone="warning">{text.noAnswer}</InlineMessage>}
      </div>
      <Composer
        ref={area}
        label={text.message}
        value={composing.text}
        onChange={composing.setText}
        onSend={send}
        isPending={beginning.isPending}
        files={files.entries}
        onFiles={files.add}
        onRetryFile={files.retry}
        onRemoveFile={files.remove}
        limits={conversationFileLimits}
        maxFiles={MAX_FILES}
      />
    </>
  )
}
