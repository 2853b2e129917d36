import { Button } from '@portal/design-system/Button'
import { usePreload } from '@portal/design-system/lazy'
import { SelectionBar } from '@portal/design-system/SelectionBar'
import { useState } from 'react'
import type { DeskActOnWire } from '#contract/requests/desk-acts.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import type { DialogAct } from './ActDialogs.tsx'
import { deskActsText as text } from './desk-acts.text.ts'
import { lazyActDialogs } from './lazy-act-dialogs.ts'
import type { DeskActs } from './use-desk-acts.ts'

type SelectedRequestsProps = {
  requests: readonly RequestItem[]
  asking: DeskActs['asking']
  onClear: () => void
}

/** Actions on the selected requests. The selection is cleared once an act waits to be done. */
export function SelectedRequests({ requests, asking, onClear }: SelectedRequestsProps) {
  const [asks, setAsks] = useState<DialogAct | null>(null)
  usePreload(lazyActDialogs, 'touched')
  const ask = (what: DialogAct) => {
    asking.clear()
    void lazyActDialogs.load()
    setAsks(what)
  }
  const act = async (wanted: DeskActOnWire) => {
    const outcome = await asking.run({ requests, act: wanted })
    if (!outcome.ok) return
    setAsks(null)
    onClear()
  }
  return (
    <>
      <SelectionBar
        count={requests.length}
        onClear={onClear}
        label={text.bar}
        summary={text.selected(requests.length)}
      >
        <Button size="compact" isPending={asking.isPending} onPress={() => void act({ tipo: 'assumir' })}>
          {text.take}
        </Button>
        <Button variant="secondary" size="compact" onPress={() => ask('assign')}>
          {text.assign}
        </Button>
        <Button variant="secondary" size="compact" onPress={() => ask('move')}>
          {text.move}
        </Button>
        <Button variant="secondary" size="compact" onPress={() => ask('reply')}>
          {text.reply}
        </Button>
      </SelectionBar>
      {asks && (
        <lazyActDialogs.Slot
          asks={asks}
          requests={requests}
          command={asking}
          act={(wanted) => void act(wanted)}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
