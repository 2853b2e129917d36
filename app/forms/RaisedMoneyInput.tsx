import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useState } from 'react'
import { raiseToMinimum } from '#domain/contributions/voluntary-contribution.ts'
import { MoneyInput } from './MoneyInput.tsx'

type RaisedMoneyInputProps = {
  label: string
  description: string
  /** In reais. */
  minimum: number
  /** Announced once less than the minimum was typed. */
  raised: string
}

/** A contribution of the current form field, raised to the minimum once its field is left. */
export function RaisedMoneyInput({ label, description, minimum, raised }: RaisedMoneyInputProps) {
  const [wasRaised, setWasRaised] = useState(false)
  const settle = (typed: number | null) => {
    const settled = raiseToMinimum(typed, { minimumVoluntary: minimum })
    setWasRaised(settled !== typed)
    return settled
  }
  return (
    <>
      <MoneyInput label={label} description={description} allowNegative={false} isRequired settle={settle} />
      <div role="status">{wasRaised && <InlineMessage tone="info">{raised}</InlineMessage>}</div>
    </>
  )
}
