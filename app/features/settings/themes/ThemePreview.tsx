import { Button } from '@portal/design-system/Button'
import { paletteVariables, parseHex, participantPalette, type Scheme } from '@portal/design-system/brand'
import { Cluster } from '@portal/design-system/Cluster'
import { ClockIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import type { CSSProperties } from 'react'
import { themeImageHref } from '#app/plan/theme-image.ts'
import {
  sample,
  sampleBackground,
  sampleBar,
  sampleBody,
  sampleCurrent,
  sampleLink,
  sampleLogo,
  sampleName,
} from './themes.css.ts'
import type { EditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'

type ThemePreviewProps = { scheme: Scheme; theme: EditedTheme; planName: string }

/** A small portal in the colours that are being tried. Only to look at: nothing in it can be reached. */
export function ThemePreview({ scheme, theme, planName }: ThemePreviewProps) {
  const palette = participantPalette(scheme, parseHex(theme.primaryColor) ?? undefined)
  const style = { colorScheme: scheme, ...paletteVariables(palette) } as CSSProperties
  const logo = themeImageHref(theme.logo?.imagem)
  const background = themeImageHref(theme.background?.imagem)
  return (
    <Stack as="figure" gap="2">
      <Text as="figcaption" variant="small" tone="muted">
        {themeText.schemes[scheme]}
      </Text>
      <div className={sample} style={style} inert>
        <div className={sampleBar}>
          {logo && <img src={logo} alt="" className={sampleLogo} />}
          <span className={sampleName}>{planName}</span>
          <span className={sampleCurrent}>{themeText.sample.current}</span>
          <span>{themeText.sample.other}</span>
        </div>
        {background && <img src={background} alt="" className={sampleBackground} />}
        <div className={sampleBody}>
          <Text variant="subtitle" tone="strong">
            {themeText.sample.heading}
          </Text>
          <p>{themeText.sample.text}</p>
          <p className={sampleLink}>{themeText.sample.link}</p>
          <Cluster gap="2">
            <Button variant="primary" size="compact">
              {themeText.sample.primary}
            </Button>
            <Button variant="secondary" size="compact">
              {themeText.sample.secondary}
            </Button>
            <StatusTag tone="info" icon={ClockIcon}>
              {themeText.sample.tag}
            </StatusTag>
          </Cluster>
        </div>
      </div>
    </Stack>
  )
}
