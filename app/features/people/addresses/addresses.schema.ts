import * as v from 'valibot'
import { isPostalCode } from '#domain/people/postal-code.ts'

/** A whole CEP, as the postal service is asked for it. */
export const postalCodeInput = v.object({ cep: v.pipe(v.string(), v.maxLength(9), v.check(isPostalCode)) })
