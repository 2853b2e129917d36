import { Stack } from '@portal/design-system/Stack'
import { EditionHistory } from '#app/editing/EditionHistory.tsx'
import type { RegistryStep } from '#contract/settings/registries.ts'
import { registriesText } from './registries.text.ts'
import { changeSentence, type RegistryWords } from './registry-changes.ts'

type RegistryHistoryProps = { registry: RegistryWords; steps: readonly RegistryStep[] }

/** History of a record: author, time, and each value before and after. */
export function RegistryHistory({ registry, steps }: RegistryHistoryProps) {
  return (
    <EditionHistory
      showAll={registriesText.allSteps}
      versions={steps.map(({ id, em, por, ato, mudancas }) => ({
        id: String(id),
        title: registriesText.acts[ato],
        at: em,
        by: por,
        children: mudancas.length > 0 && (
          <Stack as="ul" gap="1">
            {mudancas.map((change) => (
              <li key={change.campo}>{changeSentence(registry, ato, change)}</li>
            ))}
          </Stack>
        ),
      }))}
    />
  )
}
