import { Composer } from '@portal/design-system/Composer'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useRef } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { MOST_FILES } from '#contract/conversations/conversations.ts'
import { conversationFileLimits } from './conversation-file-limits.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { newConversationText as text } from './new-conversation.text.ts'
import { useBeginning } from './use-beginning.ts'
import { useComposing } from './use-composing.ts'
import { useFocusOnWriting } from './use-focus-on-writing.ts'

type BeginningComposerProps = {
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
export function BeginningComposer({ place, search, subjectOf, onBegun, ...props }: BeginningComposerProps) {
  const { idPessoa, idPlano, idRequisicao, first, takesFocus } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useFocusOnWriting(area, takesFocus)
  const composing = useComposing({
    key: `conversa-nova:${place}`,
    idPessoa,
    idPlano,
    ...(first !== undefined && { first }),
  })
  const { files } = composing
  const beginning = useBeginning(place, search, () => {
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
        maxFiles={MOST_FILES}
      />
    </>
  )
}
