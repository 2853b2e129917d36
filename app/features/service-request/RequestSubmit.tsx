import { Button } from '@portal/design-system/Button'
import { useId } from 'react'
import { small, submitLine } from './service-request.css.ts'
import { missingSentence } from './service-request.text.ts'

/** The button that leads to the review. While something is missing it is off and says what. */
export function RequestSubmit({ missing, children }: { missing: readonly string[]; children: string }) {
  const id = useId()
  const sentence = missingSentence(missing)
  return (
    <div className={submitLine}>
      <Button
        type="submit"
        variant="primary"
        isDisabled={sentence !== null}
        aria-describedby={sentence === null ? undefined : id}
      >
        {children}
      </Button>
      <p id={id} role="status" className={small}>
        {sentence}
      </p>
    </div>
  )
}
