import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref, withSearch } from '#app/navigation/file-address.ts'
import type { SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { SavedRow } from './SavedRow.tsx'
import { SaveSimulation } from './SaveSimulation.tsx'
import type { KeepingProps } from './SimulatorBench.tsx'
import { savedText as text } from './saved-simulations.text.ts'

type SavedSimulationsProps = KeepingProps & { kept: readonly SavedSimulation[] }

/** The simulations that a person keeps, and the way to keep one more. */
export function SavedSimulations({ opening, inputs, open, scenarios, kept }: SavedSimulationsProps) {
  const compared = kept.filter(({ id }) => scenarios.kept.some((one) => one.id === `saved-${id}`))
  const [first, ...others] = compared
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <Text hasMeasure>{text.lead}</Text>
        <SaveSimulation inputs={inputs} />
        {kept.length === 0 ? (
          <Text tone="muted">{text.none}</Text>
        ) : (
          <Stack as="ul" gap="8" aria-label={text.list}>
            {kept.map((saved) => (
              <SavedRow key={saved.id} saved={saved} opening={opening} open={open} scenarios={scenarios} />
            ))}
          </Stack>
        )}
        {first && others.length > 0 && (
          <Cluster>
            <FileLink
              href={withSearch(fileHref('simulacao-beneficio', first.id), {
                comparadas: others.map(({ id }) => id).join('-'),
              })}
            >
              {text.bothFiles}
            </FileLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
