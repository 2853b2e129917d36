import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { FieldFrame } from '../field/FieldFrame.tsx'
import type { FieldTexts } from '../field/field-props.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.ts'
import { floating } from '../overlay/floating.css.ts'
import { useStrings } from '../strings/use-strings.ts'
import { dates, opener, pickerBox, popover } from './calendar.css.ts'

interface PickerFrameProps extends FieldTexts {
  label: ReactNode
  isRequired: boolean | undefined
  /** Typed part: the segments of one date or of two. */
  children: ReactNode
  /** Popup: a react-aria calendar around a `CalendarMonth`. */
  calendar: ReactNode
}

/** A date that can be typed or picked: its label, its box with a button, its messages and the calendar that opens. */
export function PickerFrame({ children, calendar, ...frame }: PickerFrameProps) {
  const strings = useStrings()
  return (
    <>
      <FieldFrame {...frame}>
        <Group className={pickerBox}>
          <span className={dates}>{children}</span>
          <span className={opener}>
            <IconButton isInField icon={CalendarIcon} label={strings.calendar.open} />
          </span>
        </Group>
      </FieldFrame>
      <Popover className={`${floating} ${popover}`} offset={4}>
        <Dialog>{calendar}</Dialog>
      </Popover>
    </>
  )
}
