import { RadioGroup } from '@portal/design-system/RadioGroup'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { AreaLevels } from '#contract/settings/setting-levels.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { areaName } from './area-name.ts'
import { allLevels, fromLevel } from './level-words.ts'
import { settingLevelsText as text } from './setting-levels.text.ts'

type AreaLevelsDialogProps = { levels: AreaLevels; onClose: () => void }

/** Asks from which level on a part of the settings is changed; of what is decided or sent there is one level. */
export function AreaLevelsDialog({ levels: { area, versao, ...now }, onClose }: AreaLevelsDialogProps) {
  const [edit, setEdit] = useState<AttendantLevelId>(now.editar)
  const [publish, setPublish] = useState<AttendantLevelId>(now.publicar)
  const changing = useCommand(send('alterarPermissao'))
  const isDecided = area === 'recadastramento' || area === 'notificacoes'
  const save = async () => {
    const publicar = isDecided || publish < edit ? edit : publish
    await endAct(await changing.run({ area, versao, editar: edit, publicar }), {
      done: text.done,
      close: onClose,
    })
  }
  return (
    <ActDialog
      title={text.changeOf(areaName(area))}
      description={text.text}
      command={changing}
      leave={text.back}
      onClose={onClose}
      act={{ onPress: () => void save(), children: text.confirm }}
    >
      <RadioGroup
        label={editLabel(area)}
        value={String(edit)}
        onChange={(value) => setEdit(levelOf(value))}
        options={optionsFrom(1)}
      />
      {!isDecided && (
        <RadioGroup
          label={area === 'auditoria' ? text.exportLabel : text.publishLabel}
          value={String(Math.max(publish, edit))}
          onChange={(value) => setPublish(levelOf(value))}
          options={optionsFrom(edit)}
        />
      )}
    </ActDialog>
  )
}

function editLabel(area: AreaLevels['area']): string {
  if (area === 'notificacoes') return text.sendLabel
  if (area === 'recadastramento') return text.decideLabel
  return area === 'auditoria' ? text.consultLabel : text.editLabel
}

/** Nobody publishes what they could not prepare: lower levels stay in sight and cannot be chosen. */
function optionsFrom(lowest: AttendantLevelId) {
  return allLevels.map((level) => ({
    value: String(level),
    label: fromLevel(level),
    isDisabled: level < lowest,
  }))
}

function levelOf(value: string): AttendantLevelId {
  return allLevels.find((level) => String(level) === value) ?? 3
}
