import { Carousel } from '@portal/design-system/Carousel'
import type { SlideOnWire } from '#contract/publications/slides.ts'
import { Slide } from './Slide.tsx'
import { slidesText } from './slides.text.ts'

/** Slides of the entity on home; renders nothing without any. */
export function Slides({ slides }: { slides: readonly SlideOnWire[] }) {
  if (slides.length === 0) return null
  return (
    <Carousel
      label={slidesText.region}
      slides={slides.map(({ id, ...slide }, position) => ({
        id,
        children: <Slide {...slide} isLater={position > 0} />,
      }))}
    />
  )
}
