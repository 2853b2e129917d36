import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { HistoryIcon, SuccessIcon } from '@portal/design-system/icons'
import { Timeline } from '@portal/design-system/Timeline'
import { useState } from 'react'
import { formatInstant } from '#app/format/dates.ts'
import type { ThemeVersion } from '#contract/themes.ts'
import { historyColor, historyLine, historySwatch } from './themes.css.ts'
import { themeText } from './themes.text.ts'

type ThemeHistoryProps = {
  /** Newest first; the first is in force. */
  versions: readonly ThemeVersion[]
  canRestore: boolean
  isSending: boolean
  onRestore: (idVersao: number) => Promise<unknown>
}

/** Looks that the plan has had, with who put them in force and when; an earlier one can come back. */
export function ThemeHistory({ versions, canRestore, isSending, onRestore }: ThemeHistoryProps) {
  const [asked, setAsked] = useState<ThemeVersion | null>(null)
  return (
    <>
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
            <div className={historyLine}>
              <span className={historyColor}>
                <span className={historySwatch} style={{ backgroundColor: version.cor_primaria }} />
                {version.cor_primaria.toUpperCase()}
              </span>
              {version.restauradaDe !== null && <span>{themeText.restoredFrom(version.restauradaDe)}</span>}
              {canRestore && at > 0 && (
                <Button variant="quiet" size="compact" icon={HistoryIcon} onPress={() => setAsked(version)}>
                  {themeText.restore(version.numero)}
                </Button>
              )}
            </div>
          ),
        }))}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={themeText.restoreTitle(asked?.numero ?? 0)}
        confirmLabel={themeText.restore(asked?.numero ?? 0)}
        cancelLabel={themeText.cancel}
        isPending={isSending}
        onConfirm={async () => {
          if (asked) await onRestore(asked.id)
        }}
      >
        {themeText.restoreText}
      </ConfirmDialog>
    </>
  )
}
