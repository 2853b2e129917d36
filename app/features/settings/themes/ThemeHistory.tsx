import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { HistoryIcon, SuccessIcon } from '@portal/design-system/icons'
import { EditionHistory } from '#app/editing/EditionHistory.tsx'
import { editingText } from '#app/editing/editing.text.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { ThemeVersion } from '#contract/settings/themes.ts'
import { historySwatch } from './themes.css.ts'
import { themeText } from './themes.text.ts'
import type { ThemeWork } from './use-theme-work.ts'

type ThemeHistoryProps = {
  /** Newest first; the first is in force. */
  versions: readonly ThemeVersion[]
  canRestore: boolean
  work: Pick<ThemeWork, 'command' | 'restore'>
}

/** Looks that the plan has had, with who put them in force and when; an earlier one can come back. */
export function ThemeHistory({ versions, canRestore, work }: ThemeHistoryProps) {
  return (
    <EditionHistory
      versions={versions.map(
        ({ id, numero, cor_primaria, publicadoEm, publicadoPor, restauradaDe }, place) => ({
          id: String(id),
          title: `${themeText.version(numero)}${place === 0 ? ` · ${themeText.inForce}` : ''}`,
          at: publicadoEm,
          by: publicadoPor,
          tone: place === 0 ? 'success' : 'neutral',
          icon: place === 0 ? SuccessIcon : HistoryIcon,
          isCurrent: place === 0,
          children: (
            <Cluster>
              <Cluster as="span" gap="2">
                <span className={historySwatch} style={{ backgroundColor: cor_primaria }} />
                {cor_primaria.toUpperCase()}
              </Cluster>
              {restauradaDe !== null && <span>{themeText.restoredFrom(restauradaDe)}</span>}
              {canRestore && place > 0 && (
                <ConfirmAct
                  trigger={
                    <Button variant="quiet" size="compact" icon={HistoryIcon}>
                      {themeText.restore(numero)}
                    </Button>
                  }
                  title={themeText.restoreTitle(numero)}
                  confirm={themeText.restore(numero)}
                  cancel={editingText.cancel}
                  command={work.command}
                  act={() => work.restore(id)}
                  done={themeText.restored}
                >
                  {themeText.restoreText}
                </ConfirmAct>
              )}
            </Cluster>
          ),
        }),
      )}
    />
  )
}
