import { AvatarButton } from '@portal/design-system/AvatarButton'
import { useState } from 'react'
import { useLateOverlay } from '#app/loading/use-late-overlay.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { lateAccountMenu } from './late-overlays.ts'
import { shellText } from './shell.text.ts'

/** The person's own menu: its button is there at once, the menu once somebody has touched the page or is about to press. */
export function UserMenu() {
  const { person } = useSession()
  const [hasFocus, setFocus] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { state, triggerProps } = useLateOverlay(lateAccountMenu)
  const button = (
    <AvatarButton
      name={person.nome}
      label={shellText.userMenu(person.nome)}
      aria-haspopup="menu"
      aria-expanded={state.isOpen}
      onFocusChange={setFocus}
      onPressChange={setPressed}
      {...triggerProps}
    />
  )
  return <lateAccountMenu.Slot {...state} takesFocus={hasFocus} isHeld={isPressed} meanwhile={button} />
}
