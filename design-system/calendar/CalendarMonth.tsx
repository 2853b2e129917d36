import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { grid, header, month, weekday } from './calendar.css.ts'

interface CalendarMonthProps {
  /** How a day looks: where one is picked, or where a range is. */
  dayClass: string
}

/** One month with its name and the way to the months around it. Sits inside a react-aria calendar of any kind. */
export function CalendarMonth({ dayClass }: CalendarMonthProps) {
  const strings = useStrings()
  return (
    <>
      <div className={header}>
        <IconButton slot="previous" icon={ChevronLeftIcon} label={strings.calendar.previous} />
        <Heading level={2} className={month} />
        <IconButton slot="next" icon={ChevronRightIcon} label={strings.calendar.next} />
      </div>
      <CalendarGrid className={grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayClass} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
