import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ProtocolReceipt } from '#app/features/service-request/ProtocolReceipt.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { DeletionData, DeletionInput, DeletionScope } from '#contract/personal-profile.ts'
import { dataDeletionReading } from '#contract/readings/data-deletion.ts'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { deletion: text } = personalProfileText

type Filed = { protocolo: string; dataSolicitacao: string; codigo: string; dados: DeletionData }

type DeletionCardProps = {
  /** Where the tab keeps the key of the submission; carries the person and the plan link. */
  draftKey: string
  ask: (input: DeletionInput) => Promise<Filed>
}

/** Asks for personal data to be deleted: a request like any other, which the service desk decides. */
export function DeletionCard({ draftKey, ask }: DeletionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [filed, setFiled] = useState<Filed | null>(null)
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        {filed && (
          <ProtocolReceipt
            protocolo={filed.protocolo}
            dataSolicitacao={filed.dataSolicitacao}
            code={filed.codigo}
            next={text.next}
          >
            <AskedCard lines={dataDeletionReading(filed.dados)} isFiled />
          </ProtocolReceipt>
        )}
        {!filed && !isOpen && (
          <div>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              {text.open}
            </Button>
          </div>
        )}
        {!filed && isOpen && (
          <DeletionForm draftKey={draftKey} ask={ask} onFiled={setFiled} onCancel={() => setOpen(false)} />
        )}
      </Stack>
    </Card>
  )
}

type DeletionValues = { alcance: DeletionScope | null; motivo: string }
type DeletionFormProps = DeletionCardProps & { onFiled: (filed: Filed) => void; onCancel: () => void }

const scopes = (['contatos', 'tudo'] as const).map((id) => ({ id, ...text.scopes[id] }))

function DeletionForm({ draftKey, ask, onFiled, onCancel }: DeletionFormProps) {
  const [keys] = useState(() => submissionKeys(draftKey))
  const { form, submission } = useShortForm<DeletionValues>({
    first: { alcance: null, motivo: '' },
    check: ({ alcance }) => (alcance === null ? { fields: { alcance: text.scopeRequired } } : undefined),
    send: async ({ alcance, motivo }) => {
      if (alcance === null) return
      const values = { alcance, motivo: motivo.trim() }
      onFiled(await ask({ ...values, chaveEnvio: keys.keyFor(values) }))
      keys.settle()
    },
    onDone: () => undefined,
  })
  return (
    <PersonalProfileForm form={form} submission={submission} submit={text.submit} onCancel={onCancel}>
      <form.AppField name="alcance">
        {() => <RadioCardsInput<DeletionScope> label={text.scope} isRequired options={scopes} />}
      </form.AppField>
      <form.AppField name="motivo">
        {() => <TextAreaInput label={text.reason} description={text.reasonHelp} maxLength={500} />}
      </form.AppField>
    </PersonalProfileForm>
  )
}
