import { Card } from '@portal/design-system/Card'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Stack } from '@portal/design-system/Stack'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { importsText } from './imports.text.ts'
import { ownSentence } from './imports-sentences.ts'

const { own: text } = importsText

/** People's own changes that the sheet would take back, all of a kind to be ticked at once; nothing where there is none. */
export function OwnChanges({ found }: { found: Pick<ImportDetail, 'id' | 'tipo' | 'proprias'> }) {
  const ticking = useCommand(send('marcarTrocasImportacao'))
  const { id: idImportacao, tipo, proprias } = found
  if (proprias.length === 0) return null
  return (
    <Card title={text.heading}>
      <Stack>
        <p>{text.lead}</p>
        <FormProblem problem={ticking.problem} />
        {proprias.map((own) => (
          <CheckboxField
            key={own.grupo}
            label={ownSentence(own)}
            isSelected={own.trocadas === own.linhas}
            isIndeterminate={own.trocadas > 0 && own.trocadas < own.linhas}
            isDisabled={ticking.isPending}
            onChange={(trocar) =>
              void ticking.run({ tipo, idImportacao, linha: null, grupo: own.grupo, trocar })
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
