import { type ReactNode, useState } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { Button } from '../Button/Button.tsx'
import { FileImage } from '../FilePreview/FileImage.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { TurnIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { actions as actionsClass, area, bar, image, sheet, tools, turned, viewer } from './FileViewer.css.ts'
import { PageSheet, type Turns, type ViewedPage } from './PageSheet.tsx'
import { useZoom } from './use-zoom.ts'
import { LARGEST } from './zoom-steps.ts'

export type { ViewedPage } from './PageSheet.tsx'

export interface FileViewerProps {
  /** The file's name, which names the area. */
  name: string
  /** An image: the file itself or where it is. Or the pages of a document, drawn by who knows its format. */
  content: { image: string | Blob } | { pages: readonly ViewedPage[] }
  /** Beside the size: always a way to download the file. */
  actions?: ReactNode
}

/** By a quarter, with the clock. */
const nextTurn: Readonly<Record<Turns, Turns>> = { 0: 1, 1: 2, 2: 3, 3: 0 }

/** Focus comes to the area, so that the arrow keys move what does not fit. */
const reachable = { tabIndex: 0 }

/**
 * A file as large as one needs to read it: fitted at first, larger by buttons, `+`, `-` and `0`, two fingers or Ctrl with the wheel; moved by
 * scrolling, the arrow keys or dragging; turned by quarters, since photographs of papers lie on their side. It fetches nothing.
 */
export function FileViewer({ name, content, actions }: FileViewerProps) {
  const strings = useStrings().fileViewer
  const { root, zoom, ...change } = useZoom()
  const [broken, setBroken] = useState<string | Blob | null>(null)
  const [turns, setTurns] = useState<Turns>(0)
  const percent = strings.zoom(Math.round(zoom * 100))
  const shown = [...(zoom === 1 ? [] : [percent]), ...(turns === 0 ? [] : [strings.turned(turns * 90)])]
  const isBroken = 'image' in content && content.image === broken
  return (
    <div className={viewer}>
      <div className={bar}>
        <div role="group" aria-label={strings.tools} className={tools}>
          <IconButton
            icon={ZoomOutIcon}
            label={strings.smaller}
            isDisabled={zoom <= 1}
            onPress={change.smaller}
          />
          <IconButton
            icon={ZoomInIcon}
            label={strings.larger}
            isDisabled={zoom >= LARGEST}
            onPress={change.larger}
          />
          <Button variant="quiet" size="compact" isDisabled={zoom <= 1} onPress={change.fit}>
            {strings.fit}
          </Button>
          <IconButton icon={TurnIcon} label={strings.turn} onPress={() => setTurns(nextTurn[turns])} />
        </div>
        <div className={actionsClass}>{actions}</div>
      </div>
      {isBroken && <InlineMessage tone="danger">{strings.undrawn}</InlineMessage>}
      <div ref={root} {...reachable} role="region" aria-label={strings.area(name)} className={area}>
        {'image' in content && !isBroken && (
          <div className={image} style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}>
            <FileImage
              source={content.image}
              alt={name}
              className={`${sheet} ${turned[turns]}`}
              onError={() => setBroken(content.image)}
            />
          </div>
        )}
        {'pages' in content &&
          content.pages.map((page, place) => (
            <PageSheet
              key={strings.page(place + 1, content.pages.length)}
              page={page}
              number={place + 1}
              count={content.pages.length}
              zoom={zoom}
              turns={turns}
            />
          ))}
      </div>
      <Announcer message={shown.join(', ')} />
    </div>
  )
}
