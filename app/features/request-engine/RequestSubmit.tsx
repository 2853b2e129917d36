import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useId } from 'react'
import { missingSentence } from './service-request.text.ts'

/** The button that leads to the review. While something is missing it is off and says what. */
export function RequestSubmit({ missing, children }: { missing: readonly string[]; children: string }) {
  const id = useId()
  const sentence = missingSentence(missing)
  return (
    <Stack gap="3" align="start">
      <Button
        type="submit"
        variant="primary"
        isDisabled={sentence !== null}
        aria-describedby={sentence === null ? undefined : id}
      >
        {children}
      </Button>
      <Text id={id} role="status" variant="small" tone="muted">
        {sentence}
      </Text>
    </Stack>
  )
}
