import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useEffect } from 'react'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { useCommandProblem } from '#app/forms/CommandProblem.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import type { SignatureForm } from './use-signature.ts'

const { signature: text } = taxRegimeText

type SignatureFieldsProps = {
  form: SignatureForm
  /** Whether it is signed for good, which is confirmed by itself. */
  isIrrevocable: boolean
  sign: () => Promise<void>
}

/** The confirmations and the password again: what signs the term. A refused password is typed anew. */
export function SignatureFields({ form, isIrrevocable, sign }: SignatureFieldsProps) {
  const refused = useCommandProblem()
  useEffect(() => {
    if (!refused) return
    form.resetField('senha')
    focusFirstInvalid()
  }, [form, refused])
  return (
    <Card title={text.heading} headingLevel={3}>
      <Stack as="form" noValidate onSubmit={submitHandler({ handleSubmit: sign })} gap="6">
        <form.AppField name="viuComparacao">
          {() => <CheckboxInput label={text.saw} isRequired />}
        </form.AppField>
        {isIrrevocable && (
          <form.AppField name="aceitaIrrevogavel">
            {() => <CheckboxInput label={text.accept} isRequired />}
          </form.AppField>
        )}
        <form.AppField name="senha">
          {() => <OwnPasswordInput description={text.passwordHelp} />}
        </form.AppField>
      </Stack>
    </Card>
  )
}
