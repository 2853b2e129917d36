import { useEffect, useSyncExternalStore } from 'react'

/** The keys of a press, as the browser tells them. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd + K, in capitals or not, and nothing else held. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Listens for the palette's keys on the whole page and keeps the browser from using them for itself. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.isComposing) return
      event.preventDefault()
      if (!event.repeat) onPress()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onPress])
}

const nothing = () => () => undefined

/** How this machine writes the keys: "⌘ K" on Apple's, else "Ctrl K". */
export function usePaletteKeyName(): string {
  const isApple = useSyncExternalStore(
    nothing,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  )
  return isApple ? '⌘ K' : 'Ctrl K'
}
