import { useRef, useState } from 'react'
import type { OfferedMove } from './moves.ts'
import { reasonProblem } from './reason.ts'

/** The reason of a step while it is written. `confirm` hands it on when nothing is wrong with it, else focus goes to its field. */
export function useReason(need: OfferedMove['reason'], onConfirm: (reason: string) => void) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = reasonProblem(reason, need)
  const confirm = () => {
    setTried(true)
    if (complaint === undefined) onConfirm(reason)
    else field.current?.focus()
  }
  return {
    confirm,
    field: { ref: field, value: reason, onChange: setReason, errorMessage: wasTried ? complaint : undefined },
  }
}
