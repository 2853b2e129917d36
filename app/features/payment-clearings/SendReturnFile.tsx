import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { sendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { uploadHref } from '#app/navigation/file-address.ts'
import { returnFileRules } from '#contract/payment-clearings/payment-clearings.ts'
import { sentReturn } from './payment-clearings.schema.ts'
import { clearingsText } from './payment-clearings.text.ts'

const { upload: text } = clearingsText

/** Banks name their files as they like, and systems give them no type: the API says what any other seems to be. */
const limits = { maxBytes: returnFileRules.maximumBytes }
const refusals = { size: text.size, empty: text.empty }
const send = sendFile(uploadHref('retorno-banco'), sentReturn)

/** Takes a return file; `onSent` gets the clearing that it was prepared as, now or before. */
export function SendReturnFile({ onSent }: { onSent: (id: number) => void }) {
  return (
    <Card title={text.heading}>
      <Stack width="form">
        <UploadField
          label={text.label}
          description={text.help}
          limits={limits}
          refusals={refusals}
          send={send}
          onSent={({ id }) => onSent(id)}
        />
      </Stack>
    </Card>
  )
}
