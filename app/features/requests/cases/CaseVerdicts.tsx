import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextField } from '@portal/design-system/TextField'
import { ToggleButtonGroup } from '@portal/design-system/ToggleButtonGroup'
import { fieldId } from '#app/forms/field-state.ts'
import type { ReviewedItem, Verdict, Verdicts } from './use-verdicts.ts'
import { verdictsText as text } from './verdicts.text.ts'

const options = (['unseen', 'right', 'wrong'] as const satisfies readonly Verdict[]).map((id) => ({
  id,
  label: text.names[id],
}))

/** Attendant's verdict on each item sent, beside the evidence: right, or to be corrected and why. Renders nothing without items. */
export function CaseVerdicts({ verdicts }: { verdicts: Verdicts }) {
  const { sent, of } = verdicts
  if (sent.length === 0) return null
  const seen = sent.filter(({ campo }) => of(campo) !== 'unseen').length
  return (
    <Card title={text.title}>
      <Stack>
        <Text tone="muted">{text.lead}</Text>
        <Stack as="ul" gap="4">
          {sent.map((item) => (
            <Stack as="li" key={item.campo} gap="2">
              <ReviewRow item={item} verdicts={verdicts} />
            </Stack>
          ))}
        </Stack>
        <Text variant="small" tone="muted">
          {text.seen(seen, sent.length)}
        </Text>
      </Stack>
    </Card>
  )
}

function ReviewRow({ item: { campo, nome }, verdicts }: { item: ReviewedItem; verdicts: Verdicts }) {
  const verdict = verdicts.of(campo)
  return (
    <>
      <div>
        <Text variant="label">{nome}</Text>
        <ToggleButtonGroup
          label={nome}
          options={options}
          selected={verdict}
          onChange={(chosen) => verdicts.setVerdict(campo, chosen)}
        />
      </div>
      {verdict === 'wrong' && (
        <TextField
          id={fieldId(`conferencia-${campo}`)}
          label={text.note(nome)}
          maxLength={verdicts.longestNote}
          value={verdicts.noteOf(campo)}
          onChange={(note) => verdicts.note(campo, note)}
        />
      )}
    </>
  )
}
