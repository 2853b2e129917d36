import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Switch } from '@portal/design-system/Switch'
import { type ReactNode, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import type { CommandOutcome } from '#app/forms/use-command.ts'

type SwitchOfCard = {
  id: string
  label: string
  description: string
  isOn: boolean
  turn: (isOn: boolean) => Promise<CommandOutcome<unknown>>
}

type SwitchCardProps = {
  title: string
  lead: string
  /** Why the last one could not be turned. */
  problem: Problem | null
  switches: readonly SwitchOfCard[]
  /** Default true. */
  mayChange?: boolean
  children?: ReactNode
}

/** Switches that count at once. While one is on its way it shows what was asked for, and the others wait. */
export function SwitchCard({ title, lead, problem, switches, mayChange = true, children }: SwitchCardProps) {
  const [asked, setAsked] = useState<{ id: string; isOn: boolean } | null>(null)
  const change = async ({ id, turn }: SwitchOfCard, isOn: boolean) => {
    setAsked({ id, isOn })
    const outcome = await turn(isOn)
    if (outcome.ok) await outcome.reread
    setAsked(null)
  }
  return (
    <Card title={title}>
      <Stack>
        <p>{lead}</p>
        <FormProblem problem={problem} />
        <Stack as="ul" gap="5">
          {switches.map((one) => {
            const isAsked = asked?.id === one.id
            return (
              <li key={one.id}>
                <Switch
                  label={one.label}
                  description={one.description}
                  isSelected={isAsked ? asked.isOn : one.isOn}
                  isDisabled={!mayChange || (asked !== null && !isAsked)}
                  onChange={(isOn) => void change(one, isOn)}
                />
              </li>
            )
          })}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
