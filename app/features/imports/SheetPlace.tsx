import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { NativeSelect } from '@portal/design-system/NativeSelect'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { importsText } from './imports.text.ts'
import { lineLabel, placeSentence, sheetLabel } from './imports-sentences.ts'

const { place: text } = importsText

type SheetPlaceProps = { found: Pick<ImportDetail, 'id' | 'tipo' | 'leitura'> }

/** Where of the file the rows are read from, and another sheet or line of it to choose. */
export function SheetPlace({ found }: SheetPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Cluster>
      <Text>{placeSentence(found.leitura)}</Text>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen && <PlaceDialog found={found} onClose={() => setOpen(false)} />}
    </Cluster>
  )
}

function PlaceDialog({ found, onClose }: SheetPlaceProps & { onClose: () => void }) {
  const { planilhas, planilha, cabecalho, inicio } = found.leitura
  const choosing = useCommand(send('escolherPlanilhaImportacao'))
  const [sheet, setSheet] = useState(planilha)
  const [line, setLine] = useState<number | null>(cabecalho.ate)
  // Of another sheet no line is known before it is read.
  const lines = sheet === planilha ? inicio : []
  const act = async () => {
    const where = { planilha: sheet, cabecalho: sheet === planilha ? line : null }
    await endAct(await choosing.run({ tipo: found.tipo, idImportacao: found.id, ...where }), {
      done: text.done,
      close: onClose,
    })
  }
  return (
    <ActDialog
      title={text.title}
      description={text.help}
      command={choosing}
      leave={text.keep}
      onClose={onClose}
      act={{ variant: 'primary', onPress: () => void act(), children: text.read }}
    >
      {planilhas.length > 1 && (
        <NativeSelect
          label={text.sheet}
          value={String(sheet)}
          onChange={(value) => setSheet(Number(value))}
          options={planilhas.map((one, at) => ({ id: at, label: sheetLabel(one) }))}
        />
      )}
      <NativeSelect
        label={text.header}
        value={sheet === planilha && line !== null ? String(line) : AUTOMATIC}
        onChange={(value) => setLine(value === AUTOMATIC ? null : Number(value))}
        options={[
          { id: AUTOMATIC, label: text.automatic },
          ...lines.map((one) => ({ id: one.linha, label: lineLabel(one) })),
        ]}
      />
    </ActDialog>
  )
}

const AUTOMATIC = 'auto'
