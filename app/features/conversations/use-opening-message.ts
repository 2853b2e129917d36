import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { beginConversation } from './conversations.functions.ts'
import type { ConversationSearch } from './conversations.search.ts'

/** Wait before a beginning without an answer is tried again. */
const AGAIN_MS = 3000

export type OpeningMessage = { idRequisicao?: number; assunto: string; mensagem: string; arquivos: string[] }

/**
 * Opens a conversation with its first message, as one act. Without an answer it goes on trying under the same key, also after a reload, so
 * that it begins once. Then the page goes on in the conversation.
 */
export function useOpeningMessage(place: string, search: ConversationSearch, onBegun: () => void) {
  const navigate = useNavigate()
  const [keys] = useState(() => submissionKeys(`conversa-nova:${place}`))
  const { run, problem, clear } = useCommand(beginConversation)
  const [isPending, setPending] = useState(false)
  const [isLate, setLate] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const begin = async (beginning: OpeningMessage) => {
    if (isPending) return
    setPending(true)
    const chaveEnvio = keys.keyFor(beginning)
    for (;;) {
      const outcome = await run({ ...beginning, chaveEnvio })
      if (outcome.ok) {
        keys.settle()
        onBegun()
        const { lista, palavraChave } = search
        const to = { lista, palavraChave, idConversa: outcome.answer.id }
        if (!isGone.current) await navigate({ to: '/chat', search: to, replace: true })
        break
      }
      if (isGone.current || outcome.problem?.kind !== 'unavailable') break
      setLate(true)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
    setPending(false)
    setLate(false)
  }
  return { begin, problem: isPending ? null : problem, clear, isPending, isLate }
}
