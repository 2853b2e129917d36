import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { sendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref, uploadHref } from '#app/navigation/file-address.ts'
import { importFileRules } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { sentSheet } from './imports.schema.ts'
import { importsText } from './imports.text.ts'

const { upload: text } = importsText

const limits = { accept: ['.xlsx', '.csv', 'text/csv'], maxBytes: importFileRules.maximumBytes }
const refusals = { type: text.type, size: text.size, empty: text.empty }

type SendSheetProps = {
  kind: ImportKindId
  /** Gets the import that the sheet is, now or from before. */
  onSent: (id: number) => void
}

/** Takes a sheet, and offers an empty one with its columns. */
export function SendSheet({ kind, onSent }: SendSheetProps) {
  const send = sendFile(uploadHref('importacao', kind), sentSheet)
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
        <Cluster>
          <FileLink variant="quiet" href={fileHref('modelo-importacao', `${kind}-xlsx`)}>
            {text.xlsx}
          </FileLink>
          <FileLink variant="quiet" href={fileHref('modelo-importacao', `${kind}-csv`)}>
            {text.csv}
          </FileLink>
        </Cluster>
      </Stack>
    </Card>
  )
}
