import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { controls, frame, slide, track, where } from './Carousel.css.ts'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  /** Names it: what its slides are together. */
  label: string
  slides: readonly { id: string | number; children: ReactNode }[]
  /** Milliseconds for which each is shown while it plays by itself; null: it never does. Default 8000. */
  everyMs?: number | null
}

/** Keys move the row too where nothing in it can be focused. */
const reachable = { tabIndex: 0 }

/**
 * A few things of which one is seen at a time, to be turned by hand, by finger or by themselves. Who asks for less motion has it stand still;
 * it waits under the pointer and while something in it has focus, and can be paused (WCAG 2.2.2). One alone has no controls.
 */
export function Carousel({ label, slides, everyMs = 8000 }: CarouselProps) {
  const { carousel: text } = useStrings()
  const { whole, row, current, isPlaying, setPlaying, turn } = useCarousel(slides.length, everyMs)
  const total = slides.length
  const hasSeveral = total > 1
  return (
    <div ref={whole} role="group" aria-label={label} aria-roledescription={text.role} className={frame}>
      {hasSeveral && (
        <div className={controls}>
          {everyMs !== null && (
            <IconButton
              label={isPlaying ? text.pause : text.play}
              icon={isPlaying ? PauseIcon : PlayIcon}
              onPress={() => setPlaying(!isPlaying)}
            />
          )}
          <IconButton label={text.previous} icon={ChevronLeftIcon} onPress={() => turn(-1)} />
          <span className={where}>{text.where(current + 1, total)}</span>
          <IconButton label={text.next} icon={ChevronRightIcon} onPress={() => turn(1)} />
        </div>
      )}
      <ul ref={row} aria-label={label} className={track} {...(hasSeveral && reachable)}>
        {slides.map(({ id, children }) => (
          <li key={id} className={slide}>
            {children}
          </li>
        ))}
      </ul>
    </div>
  )
}
