import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { useState } from 'react'
import type { AreaLevels } from '#contract/settings/setting-levels.ts'
import type { SettingArea } from '#domain/settings/setting-rights.ts'
import { AreaLevelsDialog } from './AreaLevelsDialog.tsx'
import { areaName } from './area-name.ts'
import { fromLevel } from './level-words.ts'
import { settingLevelsText as text } from './setting-levels.text.ts'

type SettingLevelsViewProps = { levels: readonly AreaLevels[]; canChange: boolean }

/** Every part of the settings with who may change it; who may say so changes it here. */
export function SettingLevelsView({ levels, canChange }: SettingLevelsViewProps) {
  const [changed, setChanged] = useState<SettingArea | null>(null)
  const inDialog = levels.find(({ area }) => area === changed)
  const columns: readonly StatementColumn<AreaLevels>[] = [
    { id: 'area', header: text.area, isRowHeader: true, cell: ({ area }) => areaName(area) },
    {
      id: 'edit',
      header: text.edit,
      cell: ({ area, editar }) =>
        area === 'auditoria' ? text.consults(fromLevel(editar)) : fromLevel(editar),
    },
    {
      id: 'publish',
      header: text.publish,
      cell: ({ area, publicar }) =>
        area === 'auditoria' ? text.exports(fromLevel(publicar)) : fromLevel(publicar),
    },
    ...(canChange ? [changeColumn(setChanged)] : []),
  ]
  return (
    <Stack gap="6">
      {!canChange && <InlineMessage>{text.readOnly}</InlineMessage>}
      <StatementTable
        caption={text.caption}
        isCaptionHidden
        columns={columns}
        rows={levels}
        rowKey={({ area }) => area}
      />
      {inDialog && <AreaLevelsDialog levels={inDialog} onClose={() => setChanged(null)} />}
    </Stack>
  )
}

function changeColumn(onChange: (area: SettingArea) => void): StatementColumn<AreaLevels> {
  return {
    id: 'act',
    header: text.act,
    cell: ({ area }) => (
      <Button
        variant="secondary"
        size="compact"
        aria-label={text.changeOf(areaName(area))}
        onPress={() => onChange(area)}
      >
        {text.change}
      </Button>
    ),
  }
}
