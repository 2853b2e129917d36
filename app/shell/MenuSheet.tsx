import { Sheet } from '@portal/design-system/Sheet'
import { useEffect, useRef } from 'react'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { shellText } from './shell.text.ts'

/** The menu stays this long after a navigation click, so that the eye can follow. */
const CLOSE_AFTER_MS = 800

/** The navigation in a drawer from the left, which keeps focus inside and closes itself after a choice. */
export function MenuSheet({ isOpen, onOpenChange }: OverlayState) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    onOpenChange(next)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, CLOSE_AFTER_MS, false)
  }
  return (
    <Sheet
      side="left"
      size="narrow"
      title={shellText.menu}
      isBare
      isChrome
      isOpen={isOpen}
      onOpenChange={change}
    >
      <MainNavigation onNavigate={closeSoon} />
    </Sheet>
  )
}
