import { CheckboxField } from '@portal/design-system/CheckboxField'
import { DiffTable } from '@portal/design-system/DiffTable'
import { Stack } from '@portal/design-system/Stack'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { ImportDetail, ImportRow } from '#contract/imports/imports.ts'
import { columnNames } from './imports.text.ts'
import { changeLabel, rowTickSentence, valueText } from './imports-sentences.ts'

type RowDetailProps = {
  found: Pick<ImportDetail, 'id' | 'tipo'>
  row: ImportRow
  caption: string
  /** Nothing is written yet. */
  canTick: boolean
}

/** The changes of a row, before and after; a person's own is ticked to be written over all the same. */
export function RowDetail({ found: { id: idImportacao, tipo }, row, caption, canTick }: RowDetailProps) {
  const ticking = useCommand(send('marcarTrocasImportacao'))
  const own = row.mudancas.flatMap(({ propria }) => propria ?? [])
  const groups = own.filter(({ grupo }, at) => own.findIndex((one) => one.grupo === grupo) === at)
  return (
    <Stack>
      <DiffTable
        caption={caption}
        differences={row.mudancas.map(({ coluna, antes, depois, propria }) => ({
          id: coluna,
          label: changeLabel(columnNames[coluna] ?? coluna, propria),
          before: valueText(tipo, coluna, antes),
          after: valueText(tipo, coluna, depois),
        }))}
      />
      <FormProblem problem={ticking.problem} />
      {groups.map(({ grupo, trocar }) => (
        <CheckboxField
          key={grupo}
          label={rowTickSentence(grupo)}
          isSelected={trocar}
          isDisabled={ticking.isPending || !canTick}
          onChange={(wanted) =>
            void ticking.run({ tipo, idImportacao, linha: row.linha, grupo, trocar: wanted })
          }
        />
      ))}
    </Stack>
  )
}
