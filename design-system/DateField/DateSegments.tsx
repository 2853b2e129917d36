import { useContext, useEffect, useEffectEvent } from 'react'
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField'
import { segment as segmentClass, segments } from './DateField.css.ts'

interface DateSegmentsProps {
  slot?: 'start' | 'end'
  /** Default: day, month and year in a row. */
  className?: string
  /** Told when the date starts, and when it stops, having some parts and missing others. */
  onPartial: (isPartial: boolean) => void
}

/** Day, month and year of one date, each typed or stepped on its own. */
export function DateSegments({ slot, className = segments, onPartial }: DateSegmentsProps) {
  return (
    <DateInput slot={slot} className={className}>
      {(part) =>
        part.type === 'day' ? (
          <WatchedSegment segment={part} onPartial={onPartial} />
        ) : (
          <DateSegment segment={part} className={segmentClass} />
        )
      }
    </DateInput>
  )
}

/** One segment watches for all: only from inside the input can the state of its date be read. */
function WatchedSegment({
  segment,
  onPartial,
}: Pick<DateSegmentProps, 'segment'> & Pick<DateSegmentsProps, 'onPartial'>) {
  const editable = useContext(DateFieldStateContext)?.segments.filter((part) => part.isEditable) ?? []
  const missing = editable.filter((part) => part.isPlaceholder).length
  const isPartial = missing > 0 && missing < editable.length
  const tell = useEffectEvent(onPartial)
  useEffect(() => tell(isPartial), [isPartial])
  return <DateSegment segment={segment} className={segmentClass} />
}
