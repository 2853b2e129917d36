import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Timeline } from '@portal/design-system/Timeline'
import { useState } from 'react'
import { formatInstant } from '#app/format/dates.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import { registriesText } from './registries.text.ts'
import { changeSentence, type RegistryWords } from './registry-changes.ts'

/** Steps that are shown before the others are asked for. */
const SHOWN = 5

type RegistryHistoryProps = { registry: RegistryWords; steps: readonly RegistryStep[] }

/** History of a record: author, time, and each value before and after. */
export function RegistryHistory({ registry, steps }: RegistryHistoryProps) {
  const [isWhole, setWhole] = useState(steps.length <= SHOWN)
  return (
    <Card title={registriesText.history}>
      <Stack gap="5">
        <Timeline
          label={registriesText.history}
          events={(isWhole ? steps : steps.slice(0, SHOWN)).map(({ id, em, por, ato, mudancas }) => ({
            id: String(id),
            title: registriesText.acts[ato],
            when: formatInstant(em),
            dateTime: em,
            actor: por ?? registriesText.installation,
            children: mudancas.length > 0 && (
              <Stack as="ul" gap="1">
                {mudancas.map((change) => (
                  <li key={change.campo}>{changeSentence(registry, ato, change)}</li>
                ))}
              </Stack>
            ),
          }))}
        />
        {!isWhole && (
          <div>
            <Button variant="secondary" size="compact" onPress={() => setWhole(true)}>
              {registriesText.allSteps(steps.length)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
