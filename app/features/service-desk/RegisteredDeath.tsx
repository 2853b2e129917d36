import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useRef } from 'react'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { fileHref } from '#app/navigation/file-address.ts'
import type { Death } from '#contract/deaths.ts'
import { DeathOnPlans } from './DeathOnPlans.tsx'
import { deathText as text } from './death.text.ts'
import { registeredSentence } from './death-sentences.ts'

type RegisteredDeathProps = {
  death: Death & { registro: NonNullable<Death['registro']> }
  /** What just happened to it; it takes focus then. */
  happened: object | null
}

/** A registered death: when, by whom, with which certificate, and what became of each plan. */
export function RegisteredDeath({ death, happened }: RegisteredDeathProps) {
  const place = useRef<HTMLDivElement>(null)
  const { open, dialog } = useFileDialog()
  useFocusAfterDialog(place, happened)
  const { certidao } = death.registro
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={text.registered}>
      <Card
        title={text.registered}
        action={
          certidao !== null && (
            <Button
              variant="secondary"
              onPress={() => open({ name: text.certificate, href: fileHref('certidao-obito', certidao) })}
            >
              {text.openCertificate}
            </Button>
          )
        }
      >
        <Stack gap="6">
          <p>{registeredSentence(death.registro)}</p>
          <DeathOnPlans death={death} />
        </Stack>
      </Card>
      {dialog}
    </div>
  )
}
