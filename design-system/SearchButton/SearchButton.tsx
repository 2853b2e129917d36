import type { Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { SearchIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { hint, label as labelClass, searchButton } from './SearchButton.css.ts'

export interface SearchButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'> {
  /** Visible text and accessible name. Default "Procurar...". */
  label?: string
  /** The keys that do the same: "Ctrl K". Shown where there is room. */
  shortcut?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * Opens a search. Looks like a search field where there is room and is a glyph of 44 px where there is not; a button in both, so
 * that nobody types into something that is about to be replaced.
 */
export function SearchButton({ label, shortcut, ...props }: SearchButtonProps) {
  const strings = useStrings()
  return (
    <Button aria-haspopup="dialog" {...props} className={searchButton}>
      <SearchIcon />
      <span className={labelClass}>{label ?? strings.searchField.placeholder}</span>
      {shortcut && (
        <kbd aria-hidden className={hint}>
          {shortcut}
        </kbd>
      )}
    </Button>
  )
}
