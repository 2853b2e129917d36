import { AvatarButton } from '@portal/design-system/AvatarButton'
import { useState } from 'react'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { lazyAccountMenu } from './lazy-overlays.ts'
import { shellText } from './shell.text.ts'

/** The person's own menu: its button is there at once, the menu once somebody has touched the page or is about to press. */
export function UserMenu() {
  const { person } = useSession()
  const [hasFocus, setFocus] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { state, triggerProps } = useLazyOverlay(lazyAccountMenu)
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
  return <lazyAccountMenu.Slot {...state} takesFocus={hasFocus} isHeld={isPressed} meanwhile={button} />
}
