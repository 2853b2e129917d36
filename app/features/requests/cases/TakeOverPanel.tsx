import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useState } from 'react'
import { SHORTEST_REASON } from '#contract/service-desk/service-desk.ts'
import { casesText as text } from './cases.text.ts'
import { DockedAct } from './DockedAct.tsx'
import type { CaseHolding } from './use-case-hold.ts'

type TakeOverPanelProps = { holder: string; holding: CaseHolding; onClose: () => void }

/** Asks why a request is taken over from the colleague who works on it. */
export function TakeOverPanel({ holder, holding, onClose }: TakeOverPanelProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isShort = reason.trim().length < SHORTEST_REASON
  const takeOver = async () => {
    setTried(true)
    if (isShort) return
    const outcome = await holding.hold(reason.trim())
    if (outcome.ok) onClose()
  }
  return (
    <DockedAct
      title={text.takeOverTitle(holder)}
      description={text.takeOverText}
      command={holding}
      onClose={onClose}
      act={{ label: text.takeOver, onAct: () => void takeOver() }}
    >
      <TextAreaField
        label={text.takeOverReason}
        isRequired
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        errorMessage={wasTried && isShort ? text.takeOverShort : undefined}
      />
    </DockedAct>
  )
}
