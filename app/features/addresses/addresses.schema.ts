import * as v from 'valibot'
import { proofRules } from '#contract/declarations.ts'
import { isPostalCode } from '#domain/addresses/postal-code.ts'

/** A whole CEP, as the postal service is asked for it. */
export const postalCodeInput = v.object({ cep: v.pipe(v.string(), v.maxLength(9), v.check(isPostalCode)) })

/** A proof of residence on its way to the API, which looks at its bytes. */
export const addressProofUpload = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ arquivo: form.get('arquivo') })),
  v.object({ arquivo: v.pipe(v.instance(File), v.maxSize(proofRules.maximumBytes)) }),
)
