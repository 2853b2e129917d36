import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Switch } from '@portal/design-system/Switch'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { ConsentPurpose, ConsentsAnswer } from '#contract/people/personal-profile.ts'
import { consentTexts } from '#contract/records/consents.text.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { consentSince } from './personal-profile-sentences.ts'

const { consents: text } = personalProfileText

type Consent = ConsentsAnswer['consentimentos'][number]

export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const { problem, run } = useCommand(send('registrarConsentimento'))
  const [asked, setAsked] = useState<{ finalidade: ConsentPurpose; concedido: boolean } | null>(null)
  const change = async ({ finalidade, versao }: Consent, concedido: boolean) => {
    setAsked({ finalidade, concedido })
    const outcome = await run({ finalidade, versao, concedido })
    if (outcome.ok) await outcome.reread
    setAsked(null)
  }
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <FormProblem problem={problem} />
        <Stack as="ul" gap="5">
          {consents.map((consent) => {
            const { title, text: explanation } = consentTexts[consent.finalidade]
            const isAsked = asked?.finalidade === consent.finalidade
            return (
              <li key={consent.finalidade}>
                <Switch
                  label={title}
                  description={`${explanation} ${consentSince(consent)}`}
                  isSelected={isAsked ? asked.concedido : consent.concedido}
                  isDisabled={asked !== null && !isAsked}
                  onChange={(concedido) => void change(consent, concedido)}
                />
              </li>
            )
          })}
        </Stack>
      </Stack>
    </Card>
  )
}
