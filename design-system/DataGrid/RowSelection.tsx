import { type ReactNode, type Ref, useRef } from 'react'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { box, boxRoom } from './DataGrid.css.ts'
import { type GridSelection, withRows } from './grid-selection.ts'

type Chosen<Row> = { keys: readonly number[]; selection: GridSelection<Row> }

/** Chooses every row in sight, or none of them. */
export function SelectAll<Row>({ keys, selection: { selected, onChange } }: Chosen<Row>) {
  const { selectAll } = useStrings().dataGrid
  const count = keys.filter((key) => selected.has(key)).length
  const isAll = count > 0 && count === keys.length
  return (
    <Box
      isChecked={isAll}
      isPartly={count > 0 && !isAll}
      onToggle={() => onChange(withRows(selected, keys, !isAll))}
    >
      {selectAll}
    </Box>
  )
}

/** Chooses a row; with Shift, all from the last one to it. */
export function SelectRow({ name, ...box }: Pick<BoxProps, 'isChecked' | 'onToggle'> & { name: string }) {
  const { select } = useStrings().dataGrid
  return <Box {...box}>{select(name)}</Box>
}

type BoxProps = {
  isChecked: boolean
  isPartly?: boolean
  /** `isRange`: Shift is held. */
  onToggle: (isRange: boolean) => void
  children: ReactNode
}

/** A checkbox as the browser draws it: of fifty rows each answers at once. */
function Box({ isChecked, isPartly = false, onToggle, children }: BoxProps) {
  const isRange = useRef(false)
  const partly: Ref<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isPartly
  }
  return (
    <label className={boxRoom}>
      <VisuallyHidden>{children}</VisuallyHidden>
      <input
        ref={partly}
        type="checkbox"
        className={box}
        checked={isChecked}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey
        }}
        onChange={() => onToggle(isRange.current)}
      />
    </label>
  )
}
