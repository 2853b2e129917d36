import type { ReactNode } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { Button } from '../Button/Button.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { actions, bar, count as countClass } from './SelectionBar.css.ts'

export interface SelectionBarProps {
  /** How many are chosen. With none there is no bar. */
  count: number
  onClear: () => void
  /** Buttons for what can be done with all of them. */
  children: ReactNode
  /** The count in the words of the page: "3 pessoas selecionadas". */
  summary?: string
  /** Names the bar. Default "Itens selecionados". */
  label?: string
}

/**
 * Actions on the selected rows. Put it right after its `Table`: it stays at the lower edge while the table is in sight, and is next in the
 * tab order. Keep it in the page at zero too, so that the first selection is announced.
 */
export function SelectionBar({ count, onClear, children, summary, label }: SelectionBarProps) {
  const strings = useStrings()
  const said = summary ?? strings.selectionBar.selected(count)
  return (
    <>
      <Announcer message={count > 0 ? said : ''} />
      {count > 0 && (
        <div
          role="group"
          aria-label={label ?? strings.selectionBar.label}
          className={bar}
          data-docked
          data-print="hide"
        >
          <p className={countClass}>{said}</p>
          <Button variant="quiet" size="compact" onPress={onClear}>
            {strings.selectionBar.clear}
          </Button>
          <div className={actions}>{children}</div>
        </div>
      )}
    </>
  )
}
