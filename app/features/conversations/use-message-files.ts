import type { FileEntry } from '@portal/design-system/FileList'
import { useEffect, useRef, useState } from 'react'
import { v4 } from 'uuid'
import { problemOf } from '#app/api/problem.ts'
import type { SendFile } from '#app/forms/send-file.ts'
import { sendWithRetries } from '#app/forms/send-with-retries.ts'
import type { ConversationFile } from '#contract/conversations/conversations.ts'

/** A file of a message that is being written: chosen here, or there already. */
type Held = { entry: FileEntry; sent: ConversationFile | null }

export type MessageFiles = {
  entries: FileEntry[]
  /** Those that the API has, in the order in which they were chosen. */
  sent: ConversationFile[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
  /** They went with a message. */
  clear: () => void
}

/** Files of a message: each is sent as soon as it is chosen, several at the same time, and stops when it is taken out. */
export function useMessageFiles(
  send: SendFile<ConversationFile>,
  first: readonly ConversationFile[],
): MessageFiles {
  const [held, setHeld] = useState<readonly Held[]>(() => first.map(arrived))
  const running = useRef(new Map<string, { file: File; controller: AbortController }>())
  useEffect(() => {
    const sendings = running.current
    return () => {
      for (const { controller } of sendings.values()) controller.abort()
    }
  }, [])

  const change = (id: string, next: (before: Held) => Held) =>
    setHeld((all) => all.map((one) => (one.entry.id === id ? next(one) : one)))
  const begin = async (id: string, file: File) => {
    const controller = new AbortController()
    running.current.set(id, { file, controller })
    try {
      const sent = await sendWithRetries(send, file, {
        key: id,
        signal: controller.signal,
        onProgress: (progress) =>
          change(id, (before) => ({
            ...before,
            entry: {
              ...withoutProblem(before.entry),
              state: 'sending',
              ...(progress.phase === 'sending' && { progress: Math.round(progress.share * 100) }),
            },
          })),
      })
      change(id, () => ({ ...arrived(sent), entry: { ...arrived(sent).entry, id } }))
    } catch (error) {
      if (controller.signal.aborted) return
      const problem = problemOf(error)
      const sentence =
        problem.kind === 'invalid' ? (problem.fields.arquivo ?? problem.detail) : problem.detail
      change(id, (before) => ({ ...before, entry: { ...before.entry, state: 'failed', problem: sentence } }))
    }
  }
  return {
    entries: held.map(({ entry }) => entry),
    sent: held.flatMap(({ sent }) => sent ?? []),
    add: (files) => {
      const added = files.map((file) => ({ id: v4(), file }))
      setHeld((all) => [...all, ...added.map(({ id, file }) => chosen(id, file))])
      for (const { id, file } of added) void begin(id, file)
    },
    retry: (id) => {
      const file = running.current.get(id)?.file
      if (file) void begin(id, file)
    },
    remove: (id) => {
      running.current.get(id)?.controller.abort()
      running.current.delete(id)
      setHeld((all) => all.filter(({ entry }) => entry.id !== id))
    },
    clear: () => setHeld([]),
  }
}

function chosen(id: string, { name, type, size }: File): Held {
  return { entry: { id, name, type, size, state: 'sending', progress: 0 }, sent: null }
}

function arrived(sent: ConversationFile): Held {
  return { entry: { id: sent.id, name: sent.nome, type: sent.tipo, size: sent.bytes, state: 'done' }, sent }
}

function withoutProblem({ problem: _problem, progress: _progress, ...entry }: FileEntry): FileEntry {
  return entry
}
