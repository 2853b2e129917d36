import type { LoadTrigger } from '@portal/design-system/lazy'
import { SearchButton } from '@portal/design-system/SearchButton'
import { useCallback, useRef } from 'react'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import type { LazyPalette } from './palette.ts'
import { usePaletteKey, usePaletteKeyName } from './palette-keys.ts'

type PaletteTriggerProps = { palette: LazyPalette; loadOn: LoadTrigger }

/** The search box of the top bar, and Ctrl or Cmd + K: both open the palette, which is fetched before anyone can press. */
export function PaletteTrigger({ palette, loadOn }: PaletteTriggerProps) {
  const { state, open, triggerProps } = useLazyOverlay(palette, loadOn)
  const { isOpen, onOpenChange } = state
  const button = useRef<HTMLButtonElement>(null)
  const toggle = useCallback(() => {
    if (isOpen) onOpenChange(false)
    else if (!isBehindQuestion(button.current)) open()
  }, [isOpen, onOpenChange, open])
  usePaletteKey(toggle)
  return (
    <>
      <SearchButton ref={button} shortcut={usePaletteKeyName()} {...triggerProps} />
      <palette.Slot {...state} />
    </>
  )
}

/** A dialog that stands open takes the page behind it out of reach. It is answered first: the palette would lead away from under it. */
function isBehindQuestion(button: Element | null): boolean {
  return button === null || button.closest('[aria-hidden="true"], [inert]') !== null
}
