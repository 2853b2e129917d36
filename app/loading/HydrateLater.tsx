import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PartErrorBoundary } from '#app/hydration/error-boundaries.tsx'
import { unseen } from './HydrateLater.css.ts'
import { type Gate, HYDRATES_LATER, newGate } from './hydration-gate.ts'
import { useIsHydrating } from './use-is-hydrating.ts'
import { whenQuiet } from './when-quiet.ts'

type HydrateLaterProps = {
  /**
   * `touched` for what only shows and leads elsewhere; `quiet` for what moves by itself, or what a choice beside it draws anew, which
   * should then not wait for it.
   */
  until: 'touched' | 'quiet'
  children: ReactNode
}

/**
 * A part of a page that the server has drawn and that serves as it is. React leaves it alone as the page comes alive, and takes it over when
 * somebody points at it, focuses or presses something in it, when it is drawn anew, or once the page is quiet. Nothing in it is missing until
 * then: links and text are the browser's, and a press is answered in the same moment. No form belongs in here: what was typed before React
 * knows a field is not noticed.
 */
export function HydrateLater({ until, children }: HydrateLaterProps) {
  const [gate] = useState(newGate)
  const part = useRef<HTMLDivElement>(null)
  gate.drawn()
  useLayoutEffect(() => (part.current ? gate.watch(part.current) : undefined), [gate])
  useEffect(() => (until === 'quiet' ? whenQuiet(gate.open) : undefined), [until, gate])
  return (
    <div ref={part} className={unseen} {...{ [HYDRATES_LATER]: until }}>
      <PartErrorBoundary place={part}>
        <Gated gate={gate}>{children}</Gated>
      </PartErrorBoundary>
    </div>
  )
}

/** Only what the server has drawn waits: on the server, and on a page that the browser draws itself, there is nothing to leave alone. */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useIsHydrating() && typeof document !== 'undefined'
  if (isHydrating && !gate.isOpen()) use(gate.opened)
  return children
}
