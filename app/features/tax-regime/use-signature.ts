import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type { RegimeAnswer } from '#contract/tax-regime.ts'
import { signatureErrors, unsigned } from './regime-input.ts'

/**
 * The signature beside a choice: two confirmations and the password. It lives as long as the page and is kept in no draft. `sign` is
 * called once it is complete.
 */
export function useSignature(situation: RegimeAnswer['situacao'], sign: () => Promise<void>) {
  return useAppForm({
    ...portalFormOptions,
    defaultValues: unsigned,
    validators: { onDynamic: ({ value }) => signatureErrors(value, situation) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: sign,
  })
}

/** A signature as its fields see it. */
export type SignatureForm = ReturnType<typeof useSignature>
