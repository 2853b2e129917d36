import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useRef, useState } from 'react'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { fileHref } from '#app/navigation/file-address.ts'
import type { Death } from '#contract/deaths/deaths.ts'
import { DeathOnPlans } from './DeathOnPlans.tsx'
import { deathText as text } from './death.text.ts'
import { registeredSentence } from './death-sentences.ts'

type RegisteredDeathProps = {
  idPessoa: number
  /** Why this attendant must not act on the person; null when they may. */
  refusal: string | null
  death: Death & { registro: NonNullable<Death['registro']> }
  /** Set by an act just done: each new object moves focus here. */
  happened: object | null
}

/** A registered death: when, by whom, with which certificate, and what became of each plan. */
export function RegisteredDeath({ idPessoa, refusal, death, happened }: RegisteredDeathProps) {
  const place = useRef<HTMLDivElement>(null)
  const { open, dialog } = useFileDialog()
  const [opened, setOpened] = useState<object | null>(null)
  useFocusAfterDialog(place, opened ?? happened)
  const { certidao } = death.registro
  const isWaiting = death.vinculos.some(({ pensao }) => pensao !== null)
  const mayOpen = refusal === null && death.impedimentoPensao === null
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
          {isWaiting && refusal === null && death.impedimentoPensao !== null && (
            <Banner tone="info">{death.impedimentoPensao}</Banner>
          )}
          <DeathOnPlans
            death={death}
            pensions={mayOpen ? { idPessoa, onOpened: () => setOpened({}) } : null}
          />
        </Stack>
      </Card>
      {dialog}
    </div>
  )
}
