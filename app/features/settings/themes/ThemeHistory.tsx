import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { HistoryIcon, SuccessIcon } from '@portal/design-system/icons'
import { Timeline } from '@portal/design-system/Timeline'
import { formatInstant } from '#app/format/dates.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { ThemeVersion } from '#contract/settings/themes.ts'
import { historySwatch } from './themes.css.ts'
import { themeText } from './themes.text.ts'
import type { ThemeWork } from './use-theme-edition.ts'

type ThemeHistoryProps = {
  /** Newest first; the first is in force. */
  versions: readonly ThemeVersion[]
  canRestore: boolean
  work: Pick<ThemeWork, 'command' | 'restore'>
}

/** Looks that the plan has had, with who put them in force and when; an earlier one can come back. */
export function ThemeHistory({ versions, canRestore, work }: ThemeHistoryProps) {
  return (
    <Timeline
      label={themeText.history}
      events={versions.map((version, at) => ({
        id: String(version.id),
        title: `${themeText.version(version.numero)}${at === 0 ? ` · ${themeText.inForce}` : ''}`,
        when: formatInstant(version.publicadoEm),
        dateTime: version.publicadoEm,
        actor: version.publicadoPor ?? themeText.installation,
        tone: at === 0 ? 'success' : 'neutral',
        icon: at === 0 ? SuccessIcon : HistoryIcon,
        isCurrent: at === 0,
        children: (
          <Cluster>
            <Cluster as="span" gap="2">
              <span className={historySwatch} style={{ backgroundColor: version.cor_primaria }} />
              {version.cor_primaria.toUpperCase()}
            </Cluster>
            {version.restauradaDe !== null && <span>{themeText.restoredFrom(version.restauradaDe)}</span>}
            {canRestore && at > 0 && (
              <ConfirmAct
                trigger={
                  <Button variant="quiet" size="compact" icon={HistoryIcon}>
                    {themeText.restore(version.numero)}
                  </Button>
                }
                title={themeText.restoreTitle(version.numero)}
                confirm={themeText.restore(version.numero)}
                cancel={themeText.cancel}
                command={work.command}
                act={() => work.restore(version.id)}
                done={themeText.restored}
              >
                {themeText.restoreText}
              </ConfirmAct>
            )}
          </Cluster>
        ),
      }))}
    />
  )
}
