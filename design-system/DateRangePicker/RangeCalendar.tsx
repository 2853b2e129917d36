import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { strings } from '../strings.ts'
import { day, grid, header, month, weekday } from './RangeCalendar.css.ts'

/** One month, on which a first and a last day are picked. Takes its value and limits from the picker around it. */
export function RangeCalendar() {
  return (
    <AriaRangeCalendar>
      <div className={header}>
        <IconButton slot="previous" icon={ChevronLeftIcon} label={strings.dateRangePicker.previous} />
        <Heading level={2} className={month} />
        <IconButton slot="next" icon={ChevronRightIcon} label={strings.dateRangePicker.next} />
      </div>
      <CalendarGrid className={grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaRangeCalendar>
  )
}
