import { Button } from '@portal/design-system/Button'
import { useState } from 'react'
import { deathText as text } from './death.text.ts'
import { RegisterDeathDialog, type RegisterDeathProps } from './RegisterDeathDialog.tsx'

/** Opens the registration of a death. */
export function RegisterDeath(props: Omit<RegisterDeathProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen && <RegisterDeathDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
