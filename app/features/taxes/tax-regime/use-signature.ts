import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type { RegimeAnswer, RegimeOnWire } from '#contract/taxes/tax-regime.ts'
import { signatureErrors, unsigned } from './regime-input.ts'

/**
 * The signature beside a choice: the confirmations and the password. It lives as long as the page and is kept in no draft.
 */
export function useSignature(regime: RegimeOnWire, situation: RegimeAnswer['situacao']) {
  return useAppForm({
    ...portalFormOptions,
    defaultValues: unsigned,
    validators: { onDynamic: ({ value }) => signatureErrors(value, regime, situation) },
    onSubmitInvalid: focusFirstInvalid,
  })
}

/** A signature as its fields see it. */
export type SignatureForm = ReturnType<typeof useSignature>
