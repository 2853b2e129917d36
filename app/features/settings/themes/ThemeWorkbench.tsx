import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { parseHex } from '@portal/design-system/brand'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { useDeferredValue, useState } from 'react'
import { formatInstant } from '#app/format/dates.ts'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useSavedLine } from '#app/forms/use-saved-line.ts'
import type { ThemeEdition, ThemeImageUse } from '#contract/settings/themes.ts'
import { schemeOfPlanColor } from '#domain/settings/themes/theme-brightness.ts'
import { obstaclesOf } from './edited-theme.ts'
import { ThemeActions } from './ThemeActions.tsx'
import { ThemeFields } from './ThemeFields.tsx'
import { ThemeHistory } from './ThemeHistory.tsx'
import type { UploadImage } from './ThemeImageField.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { ThemeReport } from './ThemeReport.tsx'
import { columns, effect } from './themes.css.ts'
import { themeText } from './themes.text.ts'
import type { ThemeWork } from './use-theme-edition.ts'

export type ThemeWorkbenchProps = {
  edition: ThemeEdition
  work: ThemeWork
  rights: { edit: boolean; publish: boolean }
  upload: UploadImage
}

/** The theme of a plan: what it is made of, how the portal looks in it, how it does, and what it has been. */
export function ThemeWorkbench({ edition, work, rights, upload }: ThemeWorkbenchProps) {
  const theme = useDeferredValue(work.theme)
  const { line, settle } = useSavedLine(work.isDirty)
  const hex = parseHex(theme.color)
  const [waiting, setWaiting] = useState<readonly ThemeImageUse[]>([])
  const onWaiting = (use: ThemeImageUse, isWaiting: boolean) =>
    setWaiting((before) => [...before.filter((one) => one !== use), ...(isWaiting ? [use] : [])])
  // An image still uploading is on screen, but would not be published.
  const obstacles = [...obstaclesOf(theme), ...(waiting.length > 0 ? [themeText.imageWaiting] : [])]
  return (
    <Columns className={columns}>
      <Card title={themeText.theme}>
        <Stack gap="5">
          {!rights.edit && <InlineMessage>{themeText.readOnly}</InlineMessage>}
          <ThemeFields
            theme={work.theme}
            canEdit={rights.edit}
            upload={upload}
            onChange={work.change}
            onWaiting={onWaiting}
          />
          <FormProblem problem={work.problem} />
          {work.isOutdated && (
            <div>
              <Button variant="secondary" size="compact" onPress={() => void work.readAgain()}>
                {themeText.newest}
              </Button>
            </div>
          )}
          {rights.edit && (
            <p ref={line} role="status" tabIndex={-1}>
              {stateOf(edition, work.isDirty)}
            </p>
          )}
          {rights.edit && (
            <ThemeActions
              planName={edition.plano.nome}
              work={work}
              settle={settle}
              canPublish={rights.publish}
              hasDraft={edition.rascunho !== null}
              isSavable={hex !== null && waiting.length === 0}
              isPublishable={obstacles.length === 0}
            />
          )}
        </Stack>
      </Card>
      <Stack gap="6" className={effect}>
        <Card title={themeText.preview}>
          <p>{themeText.previewLead}</p>
          <Columns minWidth="wide" gap="4">
            <ThemePreview scheme="light" theme={theme} planName={edition.plano.nome} />
            <ThemePreview scheme="dark" theme={theme} planName={edition.plano.nome} />
          </Columns>
          {hex && <InlineMessage>{themeText.automatic(schemeOfPlanColor(hex))}</InlineMessage>}
        </Card>
        <Card title={themeText.report}>
          <Stack gap="5">
            {obstacles.length > 0 && (
              <Banner tone="warning" title={themeText.obstaclesTitle} live="polite">
                {obstacles.map((obstacle) => (
                  <p key={obstacle}>{obstacle}</p>
                ))}
              </Banner>
            )}
            <ThemeReport theme={theme} />
          </Stack>
        </Card>
      </Stack>
      <Card title={themeText.history}>
        <ThemeHistory versions={edition.historico} canRestore={rights.publish} work={work} />
      </Card>
    </Columns>
  )
}

function stateOf({ rascunho }: ThemeEdition, isDirty: boolean): string {
  if (isDirty) return themeText.state.unsaved
  if (!rascunho) return themeText.state.none
  return themeText.state.saved(formatInstant(rascunho.alteradoEm), rascunho.alteradoPor)
}
