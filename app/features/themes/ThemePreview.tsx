import { Button } from '@portal/design-system/Button'
import { paletteVariables, parseHex, participantPalette, type Scheme } from '@portal/design-system/brand'
import { ClockIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import type { CSSProperties } from 'react'
import { themeImageHref } from '#app/plan/theme-image.ts'
import type { EditedTheme } from './edited-theme.ts'
import {
  sample,
  sampleActions,
  sampleBackground,
  sampleBar,
  sampleBody,
  sampleCurrent,
  sampleFigure,
  sampleHeading,
  sampleLink,
  sampleLogo,
  sampleName,
  sampleOther,
  sampleText,
} from './themes.css.ts'
import { themeText } from './themes.text.ts'

type ThemePreviewProps = { scheme: Scheme; theme: EditedTheme; planName: string }

/** A small portal in the colours that are being tried. Only to look at: nothing in it can be reached. */
export function ThemePreview({ scheme, theme, planName }: ThemePreviewProps) {
  const palette = participantPalette(scheme, parseHex(theme.color) ?? undefined)
  const style = { colorScheme: scheme, ...paletteVariables(palette) } as CSSProperties
  const logo = themeImageHref(theme.logo?.imagem)
  const background = themeImageHref(theme.background?.imagem)
  return (
    <figure className={sampleFigure}>
      <figcaption className={sampleText}>{themeText.schemes[scheme]}</figcaption>
      <div className={sample} style={style} inert>
        <div className={sampleBar}>
          {logo && <img src={logo} alt="" className={sampleLogo} />}
          <span className={sampleName}>{planName}</span>
          <span className={sampleCurrent}>{themeText.sample.current}</span>
          <span className={sampleOther}>{themeText.sample.other}</span>
        </div>
        {background && <img src={background} alt="" className={sampleBackground} />}
        <div className={sampleBody}>
          <p className={sampleHeading}>{themeText.sample.heading}</p>
          <p>{themeText.sample.text}</p>
          <p className={sampleLink}>{themeText.sample.link}</p>
          <div className={sampleActions}>
            <Button variant="primary" size="compact">
              {themeText.sample.primary}
            </Button>
            <Button variant="secondary" size="compact">
              {themeText.sample.secondary}
            </Button>
            <StatusTag tone="info" icon={ClockIcon}>
              {themeText.sample.tag}
            </StatusTag>
          </div>
        </div>
      </div>
    </figure>
  )
}
