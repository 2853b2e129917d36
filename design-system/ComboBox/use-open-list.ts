import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/**
 * Whether the list is open, for its popover. The library closes the list, and forgets what was written, whenever the page scrolls. A
 * phone scrolls by itself when its keyboard comes, and a finger on a choice always does a little; the list moves along with the page,
 * so it stays. Anything else still closes it, the scrolling of a part of the page as well, which would leave the list behind.
 */
export function useOpenList({ isReadOnly = false }: { isReadOnly: boolean | undefined }): {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
} {
  const state = useContext(ComboBoxStateContext)
  useOpeningForEarlyText(isReadOnly)
  const isPageScrolling = useRef(false)
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (target !== document) return
      isPageScrolling.current = true
      setTimeout(() => {
        isPageScrolling.current = false
      })
    }
    // Listens from before the list opens, and so hears of it before the popover does.
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [])
  return {
    isOpen: state?.isOpen ?? false,
    onOpenChange: (isOpen) => {
      if (!isOpen && !isPageScrolling.current) state?.close()
    },
  }
}

/**
 * Opens the list for what was written before the program was there. On a slow machine the library then hears of the text first and of
 * the focus after it, takes the text for the caller's, and offers nothing until one more letter is written.
 */
function useOpeningForEarlyText(isReadOnly: boolean): void {
  const state = useContext(ComboBoxStateContext)
  const isFocused = state?.isFocused ?? false
  const openNow = useEffectEvent(() => {
    const isWritten = state && state.inputValue !== '' && state.inputValue !== state.selectedItem?.textValue
    if (isWritten && !isReadOnly) state.open(null, 'input')
  })
  useEffect(() => {
    if (isFocused) openNow()
  }, [isFocused])
}
