import { EmptyState } from '@portal/design-system/EmptyState'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { uploadHref } from '#app/navigation/file-address.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { themeImage } from '#contract/settings/themes.ts'
import type { UploadImage } from './ThemeImageField.tsx'
import { ThemeWorkbench } from './ThemeWorkbench.tsx'
import { themeQueries } from './themes.queries.ts'
import { themeText } from './themes.text.ts'
import { useThemeWork } from './use-theme-work.ts'

const route = getRouteApi('/_shell/settings/theme-settings')

/** "Tema do plano": choose a plan, prepare its theme, publish it. */
export function ThemeSettingsPage() {
  const heading = useFocusOnArrival()
  const navigate = useNavigate()
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  const { idPlano = plans[0]?.id } = route.useSearch()
  return (
    <>
      <PageHeader
        title={themeText.title}
        description={themeText.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{themeText.back}</BackLink>}
      />
      {idPlano === undefined ? (
        <EmptyState title={themeText.noPlansTitle}>{themeText.noPlansText}</EmptyState>
      ) : (
        <Stack gap="6">
          <Stack width="medium">
            <Select<number>
              label={themeText.plan}
              options={plans.map(({ id, nome }) => ({ id, label: nome }))}
              value={idPlano}
              onChange={(chosen) =>
                void navigate({
                  to: '/settings/theme-settings',
                  search: { idPlano: chosen ?? undefined },
                  resetScroll: false,
                })
              }
            />
          </Stack>
          <PlanTheme key={idPlano} idPlano={idPlano} />
        </Stack>
      )}
    </>
  )
}

function PlanTheme({ idPlano }: { idPlano: number }) {
  const { data: edition } = useSuspenseQuery(themeQueries.edition(idPlano))
  const { person } = useSession()
  const work = useThemeWork(edition, person.id)
  return (
    <>
      <LeaveGuard act="save" isDirty={work.isDirty} keptIn={work.draft.isKept ? 'tab' : 'nowhere'} />
      <ThemeWorkbench
        edition={edition}
        work={work}
        rights={useSettingRights('theme-settings')}
        upload={sendImage}
      />
    </>
  )
}

const sendImage: UploadImage = (use) => sendFile(uploadHref('imagem-tema', use), themeImage)
