import { useEffect, useRef, useState } from 'react'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { canvas as canvasClass, page as pageClass, turned, waiting } from './FileViewer.css.ts'
import { pixelsPerUnit } from './page-pixels.ts'
import { useInSight } from './use-in-sight.ts'

/** One page of a document. `width` and `height` are in units of its own, at the same scale. */
export interface ViewedPage {
  width: number
  height: number
  /** Draws it, with so many pixels a unit; gives up where the signal says so. */
  draw: (canvas: HTMLCanvasElement, pixelsPerUnit: number, signal: AbortSignal) => Promise<void>
  /** Text of the page, for screen readers; empty for a photographed page. */
  text: () => Promise<string>
}

interface PageSheetProps {
  page: ViewedPage
  number: number
  count: number
  zoom: number
  turns: Turns
}

/** Quarters by which it is turned, with the clock. */
export type Turns = 0 | 1 | 2 | 3

/** As wide as the area, and on a wide screen as a sheet that is read from a chair. */
const FITTED = 'min(100%, 50rem)'

/** So long a size must stand before the page is drawn anew for it: fingers pass through many. */
const SETTLED_MS = 150

/** A page, drawn while it is in sight or near, and let go of when it is not: a cheap phone has room for few. */
export function PageSheet({ page, number, count, zoom, turns }: PageSheetProps) {
  const strings = useStrings().fileViewer
  const sheet = useRef<HTMLDivElement>(null)
  const isInSight = useInSight(sheet)
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={strings.page(number, count)}
      className={pageClass}
      style={{
        inlineSize: `calc(${FITTED} * ${zoom})`,
        aspectRatio: turns % 2 === 0 ? `${page.width} / ${page.height}` : `${page.height} / ${page.width}`,
      }}
    >
      {isInSight && <DrawnPage page={page} zoom={zoom} turns={turns} />}
    </div>
  )
}

function DrawnPage({ page, zoom, turns }: Pick<PageSheetProps, 'page' | 'zoom' | 'turns'>) {
  const strings = useStrings().fileViewer
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const [text, setText] = useState('')
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return undefined
    const controller = new AbortController()
    const drawIt = async () => {
      try {
        const pixels = pixelsPerUnit(page, drawn.clientWidth * globalThis.devicePixelRatio)
        await page.draw(drawn, pixels, controller.signal)
        const written = await page.text()
        if (controller.signal.aborted) return
        setText(written)
        setState('drawn')
      } catch {
        if (!controller.signal.aborted) setState('failed')
      }
    }
    const timer = setTimeout(() => void drawIt(), zoom === 1 ? 0 : SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [page, zoom])
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" className={`${canvasClass} ${turned[turns]}`} />
      {state === 'drawn' && <VisuallyHidden>{text}</VisuallyHidden>}
      {state === 'waiting' && (
        <span className={waiting}>
          <Spinner label={strings.drawing} />
        </span>
      )}
      {state === 'failed' && (
        <span className={waiting}>
          <InlineMessage tone="danger">{strings.undrawn}</InlineMessage>
        </span>
      )}
    </>
  )
}
