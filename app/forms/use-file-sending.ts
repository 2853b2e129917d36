import { useEffect, useRef, useState } from 'react'
import { v4 } from 'uuid'
import { problemOf } from '#app/api/problem.ts'
import type { SendFile } from './send-file.ts'
import { type Progress, sendWithRetries } from './send-with-retries.ts'

/** Where the sending of a chosen file stands; `failed` says why, and whether trying again may help. */
export type FileSendingState =
  | { phase: 'idle' | 'cancelled' }
  | { phase: 'failed'; sentence: string; canRetry: boolean }
  | Progress

export type FileSending = {
  /** The file that was chosen last. */
  file: File | null
  state: FileSendingState
  isSending: boolean
  /** Sends a file in the place of the one before, which is forgotten; null only forgets. */
  choose: (file: File | null) => void
  /** Sends the same file again after a failure, under the same key. */
  retry: () => void
  /** Stops what is on its way, and forgets it. */
  cancel: () => void
}

type Current = { file: File; key: string; controller: AbortController }

/** Sends a file as soon as it is chosen; `onSent` gets the answer. What is on its way stops when the page goes. */
export function useFileSending<Sent>(send: SendFile<Sent>, onSent: (sent: Sent) => void): FileSending {
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<FileSendingState>({ phase: 'idle' })
  const current = useRef<Current | null>(null)
  useEffect(() => () => current.current?.controller.abort(), [])

  const begin = async (sending: Current) => {
    current.current = sending
    const { key, controller } = sending
    const isCurrent = () => current.current === sending && !controller.signal.aborted
    const show = (next: FileSendingState) => {
      if (isCurrent()) setState(next)
    }
    try {
      const sent = await sendWithRetries(send, sending.file, {
        key,
        signal: controller.signal,
        onProgress: show,
      })
      if (!isCurrent()) return
      setState({ phase: 'idle' })
      onSent(sent)
    } catch (error) {
      const problem = problemOf(error)
      const sentence =
        problem.kind === 'invalid' ? (problem.fields.arquivo ?? problem.detail) : problem.detail
      show({ phase: 'failed', sentence, canRetry: problem.kind === 'unavailable' })
    }
  }
  const forget = () => {
    current.current?.controller.abort()
    current.current = null
    setState({ phase: 'idle' })
  }
  const choose = (chosen: File | null) => {
    forget()
    setFile(chosen)
    if (chosen) void begin({ file: chosen, key: v4(), controller: new AbortController() })
  }
  return {
    file,
    state,
    isSending: state.phase === 'sending' || state.phase === 'waiting' || state.phase === 'looking',
    choose,
    retry: () => {
      if (current.current) void begin({ ...current.current, controller: new AbortController() })
    },
    cancel: () => {
      choose(null)
      setState({ phase: 'cancelled' })
    },
  }
}
