import { NativeSelect } from '@portal/design-system/NativeSelect'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ImportDetail } from '#contract/imports/imports.ts'
import type { ImportColumn } from '#domain/imports/import-sheet.ts'
import { columnNames, importsText } from './imports.text.ts'

const { columns: text } = importsText

type ColumnChoiceProps = {
  column: ImportColumn
  found: Pick<ImportDetail, 'cabecalho' | 'amostra'>
  /** The file's column, from 0; null: none. */
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** Which column of the file holds one of the sheet's, with what its first row has there. */
export function ColumnChoice({ column: { id, isRequired }, found, chosen, onChoose }: ColumnChoiceProps) {
  const name = columnNames[id] ?? id
  const sample = chosen === null ? '' : (found.amostra[0]?.[chosen] ?? '')
  return (
    <Stack gap="1">
      <NativeSelect
        label={isRequired ? `${name} (${text.required})` : name}
        isOptional
        value={chosen === null ? '' : String(chosen)}
        onChange={(value) => onChoose(value === '' ? null : Number(value))}
        options={found.cabecalho.map((label, at) => ({ id: at, label: label || `${at + 1}` }))}
      />
      <Text variant="small" tone="muted">
        {sample === '' ? '\u00A0' : `${text.sample} ${sample}`}
      </Text>
    </Stack>
  )
}
