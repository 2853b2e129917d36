import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { ProtocolReceipt } from '#app/features/request-engine/ProtocolReceipt.tsx'
import { RequestedDataCard } from '#app/features/request-engine/RequestedDataCard.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import { dataDeletionReading } from '#contract/records/data-deletion-reading.ts'
import type { DeletionData, DeletionScope } from '#contract/records/personal-data.ts'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { deletion: text } = personalProfileText

type Sent = {
  protocolo: string
  dataSolicitacao: string
  codigo: string
  prazo: string | null
  dados: DeletionData
}

type DeletionCardProps = {
  /** Where the tab keeps the key of the request; carries the person and the plan link. */
  draftKey: string
}

/** Asks for personal data to be deleted: a request like any other, which the service desk decides. */
export function DeletionCard({ draftKey }: DeletionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        {sent && (
          <ProtocolReceipt
            protocolo={sent.protocolo}
            dataSolicitacao={sent.dataSolicitacao}
            deadline={sent.prazo}
            code={sent.codigo}
            next={text.next}
          >
            <RequestedDataCard lines={dataDeletionReading(sent.dados)} isSent />
          </ProtocolReceipt>
        )}
        {!sent && !isOpen && (
          <div>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              {text.open}
            </Button>
          </div>
        )}
        {!sent && isOpen && (
          <DeletionForm draftKey={draftKey} onSent={setSent} onCancel={() => setOpen(false)} />
        )}
      </Stack>
    </Card>
  )
}

type DeletionValues = { alcance: DeletionScope | null; motivo: string }
type DeletionFormProps = DeletionCardProps & { onSent: (sent: Sent) => void; onCancel: () => void }

const nothing: DeletionValues = { alcance: null, motivo: '' }

const scopes = (['contatos', 'tudo'] as const).map((id) => ({ id, ...text.scopes[id] }))

function DeletionForm({ draftKey, onSent, onCancel }: DeletionFormProps) {
  const [keys] = useState(() => submissionKeys(draftKey))
  const asking = useCommand(({ data: { alcance, motivo } }: { data: DeletionValues }) => {
    const values = { alcance: alcance ?? 'contatos', motivo: motivo.trim() }
    return send('solicitarExclusaoDados')({ data: { ...values, chaveEnvio: keys.keyFor(values) } })
  })
  const form = useShortForm({
    first: nothing,
    check: ({ alcance }) => (alcance === null ? { fields: { alcance: text.scopeRequired } } : undefined),
    command: asking,
    onDone: (sent) => {
      keys.settle()
      onSent(sent)
    },
  })
  return (
    <PersonalProfileForm form={form} command={asking} submit={text.submit} onCancel={onCancel}>
      <form.AppField name="alcance">
        {() => <RadioCardsInput<DeletionScope> label={text.scope} isRequired options={scopes} />}
      </form.AppField>
      <form.AppField name="motivo">
        {() => <TextAreaInput label={text.reason} description={text.reasonHelp} maxLength={500} />}
      </form.AppField>
    </PersonalProfileForm>
  )
}
