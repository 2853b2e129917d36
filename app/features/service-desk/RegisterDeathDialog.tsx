import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { Death } from '#contract/deaths/deaths.ts'
import { DeathFields } from './DeathFields.tsx'
import { DeathOnPlans } from './DeathOnPlans.tsx'
import { deathText as text } from './death.text.ts'
import { type DeathValues, useDeathForm } from './use-death-form.ts'

export type RegisterDeathProps = {
  idPessoa: number
  name: string
  /** Called with the registered death, once the page shows it. */
  onRegistered: (death: Death) => void
  onClose: () => void
}

/** Asks for the day and the certificate of a death, shows what it would do to every plan, and registers it. */
export function RegisterDeathDialog({ idPessoa, name, onRegistered, onClose }: RegisterDeathProps) {
  const [seen, setSeen] = useState<{ told: DeathValues; death: Death } | null>(null)
  const { form, previewing } = useDeathForm(idPessoa, (told, death) => setSeen({ told, death }))
  const registering = useCommand(send('registrarFalecimento'))
  const register = async ({ faleceuEm, certidao }: DeathValues) => {
    const outcome = await registering.run({ idPessoa, faleceuEm: faleceuEm ?? '', certidao: certidao ?? '' })
    if (!outcome.ok) return
    await outcome.reread
    onClose()
    onRegistered(outcome.answer)
  }
  const shared = { title: text.title(name), size: 'large' } as const
  if (seen === null)
    return (
      <FormDialog
        {...shared}
        description={text.ask}
        command={previewing}
        fields={['faleceuEm', 'certidao']}
        leave={text.leave}
        onClose={onClose}
        confirm={text.see}
        onSubmit={submitHandler(form)}
      >
        <DeathFields form={form} idPessoa={idPessoa} />
      </FormDialog>
    )
  return (
    <ActDialog
      {...shared}
      description={text.check}
      command={registering}
      leave={text.back}
      onClose={() => {
        registering.clear()
        setSeen(null)
      }}
      act={{ variant: 'danger', onPress: () => void register(seen.told), children: text.confirm }}
    >
      <Arrived>
        <Stack gap="6">
          <Banner tone="warning">{text.always}</Banner>
          <DeathOnPlans death={seen.death} />
        </Stack>
      </Arrived>
    </ActDialog>
  )
}

/** Moves focus to the content that replaced the form, so that it is read from its start. */
function Arrived({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={text.whatHappens}>
      {children}
    </div>
  )
}
