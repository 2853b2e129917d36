import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { TrashIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'
import type { RuleFormApi } from '../rule-values.ts'
import { ChecklistInput } from './ChecklistInput.tsx'
import { FlagInput } from './FlagInput.tsx'
import { workflowsText as text } from './workflows.text.ts'

const levels = ([1, 2, 3] as const).map((id) => ({ id, label: attendantLevelNames[id] }))

type StageFieldsProps = {
  form: RuleFormApi
  /** Wire path of the stage: `regras.resgate.stages[0]`. */
  path: `regras.${string}`
  name: string
  /** Absent for the only one. */
  onRemove: (() => void) | undefined
}

/** One stage: its name, who works on it, in how long, and what is looked at before it goes on. */
export function StageFields({ form, path, name, onRemove }: StageFieldsProps) {
  return (
    <Stack gap="4" role="group" aria-label={name}>
      <Columns minWidth="narrow" gap="4">
        <form.AppField name={`${path}.name`}>
          {() => <TextInput label={text.stageName} maxLength={60} isRequired autoComplete="off" />}
        </form.AppField>
        <form.AppField name={`${path}.level`}>
          {() => <SelectInput label={text.level} options={levels} isRequired />}
        </form.AppField>
        <form.AppField name={`${path}.slaBusinessDays`}>
          {() => <NumberInput label={text.days} description={text.daysHelp} isRequired />}
        </form.AppField>
      </Columns>
      <form.AppField name={`${path}.checklist`}>{() => <ChecklistInput />}</form.AppField>
      <Cluster gap="5">
        <form.AppField name={`${path}.mayReturn`}>
          {() => <CheckboxInput label={text.mayReturn} />}
        </form.AppField>
        <form.AppField name={`${path}.isQuiet`}>{() => <FlagInput label={text.isQuiet} />}</form.AppField>
        {onRemove && (
          <Button variant="quiet" size="compact" icon={TrashIcon} onPress={onRemove}>
            {text.remove(name)}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
