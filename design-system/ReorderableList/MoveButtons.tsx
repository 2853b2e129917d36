import { IconButton } from '../IconButton/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import type { Move } from './move.ts'
import { buttons } from './ReorderableList.css.ts'

interface MoveButtonsProps {
  name: string
  at: number
  count: number
  onMove: (move: Move) => void
}

/** Up and down, for one item of a list. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const strings = useStrings()
  return (
    <div className={buttons}>
      <IconButton
        label={strings.reorderableList.up(name)}
        icon={ArrowUpIcon}
        isDisabled={at === 0}
        onPress={() => onMove({ to: at - 1, direction: 'up' })}
      />
      <IconButton
        label={strings.reorderableList.down(name)}
        icon={ArrowDownIcon}
        isDisabled={at === count - 1}
        onPress={() => onMove({ to: at + 1, direction: 'down' })}
      />
    </div>
  )
}
