import { AvatarButton } from '@portal/design-system/AvatarButton'
import { KeyIcon, LogOutIcon, SwapIcon } from '@portal/design-system/icons'
import { Menu, type MenuGroup } from '@portal/design-system/Menu'
import { useEffect, useRef, useState } from 'react'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { schemes, useSchemeChoice } from './scheme-choice.ts'
import { shellText } from './shell.text.ts'
import { usePlanChange } from './use-plan-change.tsx'

type AccountMenuProps = OverlayState & {
  /** The button that it replaces had focus. */
  takesFocus: boolean
}

/** Account actions: switch plan, change password or, for attendants, the theme; and sign out. */
export function AccountMenu({ isOpen, onOpenChange, takesFocus }: AccountMenuProps) {
  const { person, isAttendant, target } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  // A menu gives focus back to what had it when it opened: by then that is this button.
  const [isInPlace, setInPlace] = useState(!takesFocus)
  const { plan, change } = usePlanChange()
  const signOut = useSignOut()
  const theme = useThemeGroup()
  const account: MenuGroup = {
    id: 'grupo-conta',
    items: [
      ...(change ? [{ id: 'plano', label: change.label, icon: SwapIcon, onAction: change.begin }] : []),
      // It would be the attendant's own, on a page that looks like somebody else's.
      ...(target
        ? []
        : [{ id: 'senha', label: shellText.changePassword, icon: KeyIcon, href: '/alterar-senha' }]),
    ],
  }
  const leave: MenuGroup = {
    id: 'grupo-sair',
    items: [{ id: 'sair', label: shellText.signOut, icon: LogOutIcon, onAction: signOut }],
  }
  return (
    <>
      <Menu
        label={shellText.userMenu(person.nome)}
        isOpen={isOpen && isInPlace}
        onOpenChange={onOpenChange}
        trigger={
          <AvatarButton
            ref={button}
            name={person.nome}
            label={shellText.userMenu(person.nome)}
            onFocus={() => setInPlace(true)}
          />
        }
        header={
          <>
            <strong>{person.nome}</strong>
            {plan && <p>{plan}</p>}
          </>
        }
        groups={isAttendant ? [theme, account, leave] : [account, leave]}
      />
      {change?.question}
    </>
  )
}

function useThemeGroup(): MenuGroup {
  const [scheme, choose] = useSchemeChoice()
  return {
    id: 'grupo-tema',
    title: shellText.theme,
    items: schemes.map((id) => ({ id, label: shellText.themes[id] })),
    selection: {
      mode: 'single',
      selected: [scheme ?? 'system'],
      onChange: ([chosen]) => choose(schemes.find((known) => known === chosen) ?? 'system'),
    },
  }
}
