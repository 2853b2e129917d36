import { useEffect, useEffectEvent, useState } from 'react'
import { awaitReturn } from './await-return.ts'
import { progress } from './ConditionScreen.css.ts'
import { conditionText } from './conditions.text.ts'
import { isSystemHealthy } from './system-health.functions.ts'

/** A question that got no answer is given up, so that the next one can be asked. */
const TIMEOUT_MS = 3000

/**
 * Waits for the system in place of a page. Says so once, with its first question: a sentence that is there from the start is not heard,
 * and without the page's script it would not be true.
 */
export function WaitingForSystem({ onReturn }: { onReturn: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const comeBack = useEffectEvent(onReturn)
  useEffect(
    () =>
      awaitReturn({
        isBack: () => {
          setAsking(true)
          return isSystemHealthy({ signal: AbortSignal.timeout(TIMEOUT_MS) })
        },
        onReturn: () => comeBack(),
      }),
    [],
  )
  return (
    <p role="status" className={progress}>
      {isAsking && conditionText.comesBack}
    </p>
  )
}
