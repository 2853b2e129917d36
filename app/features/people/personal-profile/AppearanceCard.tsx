import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { ToggleButtonGroup } from '@portal/design-system/ToggleButtonGroup'
import { type SchemeChoice, schemes, useSchemeChoice } from '#app/shell/scheme-choice.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { appearance: text } = personalProfileText

const options: readonly { id: SchemeChoice | 'plan'; label: string }[] = [
  { id: 'plan', label: text.plan },
  ...schemes.map((id) => ({ id, label: text.choices[id] })),
]

/** Light, dark or as the device, on this device; until then the plan's colour decides. */
export function AppearanceCard() {
  const [chosen, choose] = useSchemeChoice()
  return (
    <Card title={text.title}>
      <Stack width="form">
        <p>{text.text}</p>
        <ToggleButtonGroup
          label={text.label}
          options={options}
          selected={chosen ?? 'plan'}
          onChange={(id) => choose(id === 'plan' ? null : id)}
        />
      </Stack>
    </Card>
  )
}
