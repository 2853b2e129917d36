import { Banner } from '@portal/design-system/Banner'
import { parseHex } from '@portal/design-system/brand'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { useDeferredValue, useState } from 'react'
import { DraftActions, draftState } from '#app/editing/DraftActions.tsx'
import { EditionForm } from '#app/editing/EditionForm.tsx'
import type { ThemeEdition, ThemeImageUse } from '#contract/settings/themes.ts'
import { schemeOfPlanColor } from '#domain/settings/themes/theme-brightness.ts'
import { obstaclesOf } from './edited-theme.ts'
import { ThemeFields } from './ThemeFields.tsx'
import { ThemeHistory } from './ThemeHistory.tsx'
import type { UploadImage } from './ThemeImageField.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { ThemeReport } from './ThemeReport.tsx'
import { columns, effect } from './themes.css.ts'
import { themeText } from './themes.text.ts'
import type { ThemeWork } from './use-theme-work.ts'

export type ThemeWorkbenchProps = {
  edition: ThemeEdition
  work: ThemeWork
  rights: { edit: boolean; publish: boolean }
  upload: UploadImage
}

/** The theme of a plan: what it is made of, how the portal looks in it, how it does, and what it has been. */
export function ThemeWorkbench({ edition, work, rights, upload }: ThemeWorkbenchProps) {
  const theme = useDeferredValue(work.values)
  const hex = parseHex(theme.primaryColor)
  const [waiting, setWaiting] = useState<readonly ThemeImageUse[]>([])
  const onWaiting = (use: ThemeImageUse, isWaiting: boolean) =>
    setWaiting((before) => [...before.filter((one) => one !== use), ...(isWaiting ? [use] : [])])
  // An image still uploading is on screen, but would not be published.
  const obstacles = [...obstaclesOf(theme), ...(waiting.length > 0 ? [themeText.imageWaiting] : [])]
  return (
    <Columns className={columns}>
      <Card title={themeText.theme}>
        <EditionForm
          work={work}
          submits="save"
          note={!rights.edit && <InlineMessage>{themeText.readOnly}</InlineMessage>}
          newest={themeText.newest}
          state={rights.edit && draftState(edition, work.isDirty)}
          actions={
            rights.edit && (
              <DraftActions
                work={work}
                edition={edition}
                canPublish={rights.publish}
                isSavable={hex !== null && waiting.length === 0}
                isPublishable={obstacles.length === 0}
                publishing={() => ({
                  title: themeText.publishTitle(edition.plano.nome),
                  text: themeText.publishText,
                  done: themeText.published,
                })}
                discarding={{ title: themeText.discardTitle, text: themeText.discardText }}
              />
            )
          }
        >
          <ThemeFields form={work.form} canEdit={rights.edit} upload={upload} onWaiting={onWaiting} />
        </EditionForm>
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
      <ThemeHistory versions={edition.historico} canRestore={rights.publish} work={work} />
    </Columns>
  )
}
