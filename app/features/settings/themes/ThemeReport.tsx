import { contrastReport, reportSentence } from '@portal/design-system/brand'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { useStrings } from '@portal/design-system/strings'
import { percentText } from '#contract/value-text.ts'
import { LEAST_VISIBLE_INK } from '#domain/settings/themes/theme-obstacles.ts'
import type { EditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'

/** How the colour and the logo do, by day and by night: what each reaches, and what the portal makes of it. */
export function ThemeReport({ theme }: { theme: EditedTheme }) {
  const strings = useStrings()
  const lines = contrastReport(theme.primaryColor)
  return (
    <Stack as="ul" gap="3">
      {lines === null && (
        <li>
          <InlineMessage tone="warning">{themeText.reportNoColor}</InlineMessage>
        </li>
      )}
      {lines?.map((line) => (
        <li key={line.topic}>
          <InlineMessage tone={line.isKept ? 'success' : 'info'}>
            {reportSentence(line, strings)}
          </InlineMessage>
        </li>
      ))}
      {theme.logo && <LogoLines logo={theme.logo} />}
    </Stack>
  )
}

function LogoLines({ logo }: { logo: NonNullable<EditedTheme['logo']> }) {
  if (!logo.visivel) {
    return (
      <li>
        <InlineMessage>{themeText.inkUnknown}</InlineMessage>
      </li>
    )
  }
  const { claro, escuro } = logo.visivel
  return (
    [
      ['light', claro],
      ['dark', escuro],
    ] as const
  ).map(([scheme, share]) => (
    <li key={scheme}>
      <InlineMessage tone={share < LEAST_VISIBLE_INK ? 'danger' : 'success'}>
        {themeText.ink(scheme, percentText(Math.floor(share * 100)))}
      </InlineMessage>
    </li>
  ))
}
