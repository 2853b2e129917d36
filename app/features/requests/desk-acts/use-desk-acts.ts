import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { askNow, send } from '#app/session/ask.ts'
import type { DeskActBatch, DeskActOnWire } from '#contract/requests/desk-acts.ts'
import type { RequestItem } from '#contract/requests/requests.ts'

/** How often it is looked whether it was done, milliseconds. */
const LOOK_MS = 2000

type ActToStart = { requests: readonly RequestItem[]; act: DeskActOnWire }

export type DeskActs = {
  /** Asks for the same of several requests. */
  asking: Command<ActToStart, DeskActBatch>
  /** The last act; null when there is none, or it was dismissed. */
  batch: DeskActBatch | null
  undoing: Command<{ lote: string }, DeskActBatch>
  /** Undoes the last act, while it waits. */
  undo: () => void
  dismiss: () => void
}

/** Of a dialog that asks what an act on several requests needs to know. */
export type ActOnAllProps = {
  requests: readonly RequestItem[]
  command: DeskActs['asking']
  /** Asks for it; the dialog closes once it waits. */
  act: (act: DeskActOnWire) => void
  onClose: () => void
}

/** Whether something of an act still waits, and can be undone. */
export function isWaiting(batch: DeskActBatch | null): boolean {
  return batch?.resultados.some(({ situacao }) => situacao === 'espera') ?? false
}

/** Acts on several requests, followed until done; then the list is read again. */
export function useDeskActs(): DeskActs {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<DeskActBatch | null>(null)
  const asking = useCommand(({ data: { requests, act } }: { data: ActToStart }) =>
    send('agirEmSolicitacoes')({
      data: { solicitacoes: requests.map(({ id, versao }) => ({ idRequisicao: id, versao })), ato: act },
    }).then((batch) => {
      setAsked(batch)
      return batch
    }),
  )
  const undoing = useCommand(send('desfazerAtos'))
  const { data: followed } = useQuery({
    queryKey: ['requests', 'acts', asked?.lote],
    queryFn: () => askNow('retornarAtos', { lote: asked?.lote ?? '' }),
    enabled: asked !== null && isWaiting(asked),
    refetchInterval: ({ state }) => (isWaiting(state.data ?? asked) ? LOOK_MS : false),
    refetchIntervalInBackground: true,
  })
  const batch = asked && (followed?.lote === asked.lote ? followed : asked)
  const waits = isWaiting(batch)
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !waits) void queryClient.invalidateQueries({ queryKey: ['requests', 'all'] })
    waited.current = waits
  }, [waits, queryClient])
  return {
    asking,
    batch,
    undoing,
    undo: () => {
      if (batch && waits) void undoing.run({ lote: batch.lote })
    },
    dismiss: () => setAsked(null),
  }
}
