import { describe, expect, it } from 'vitest'
import { issueValues } from '#contract/collection/contribution-payments.ts'
import { percentageValues, voluntaryValues } from '#contract/contributions/contributions.ts'
import { suspensionValues } from '#contract/contributions/suspensions.ts'
import { fatcaValues, pepValues, residenceValues } from '#contract/declarations/declarations.ts'
import { invitationValues } from '#contract/enrolment/invitations.ts'
import { exposureValues, incomeValues } from '#contract/enrolment/onboarding.ts'
import { profileValues } from '#contract/investments/investment-profiles.ts'
import { regimeValues } from '#contract/taxes/tax-regime.ts'
import { typedCodeName, typedFieldNames } from './typed-fields.text.ts'

/** A part of a schema, as far as the values of forms go. */
type Part = {
  entries?: Readonly<Record<string, Part>>
  wrapped?: Part
  item?: Part
  options?: readonly (string | number | Part)[]
}

const forms = {
  exposureValues,
  fatcaValues,
  incomeValues,
  invitationValues,
  issueValues,
  pepValues,
  percentageValues,
  profileValues,
  regimeValues,
  residenceValues,
  suspensionValues,
  voluntaryValues,
}

/** Every field of a form with its codes, also of forms in it. */
function fieldsOf(part: Part | undefined, field = ''): [string, string | number | null][] {
  if (!part) return []
  return [
    ...Object.entries(part.entries ?? {}).flatMap(([name, entry]): [string, string | number | null][] => [
      [name, null],
      ...fieldsOf(entry, name),
    ]),
    ...(part.options ?? []).flatMap((option): [string, string | number | null][] =>
      typeof option === 'object' ? fieldsOf(option, field) : [[field, option]],
    ),
    ...fieldsOf(part.wrapped, field),
    ...fieldsOf(part.item, field),
  ]
}

/** Yes and no have words of their own, and nothing chosen yet is nothing. */
const answers = new Set<string | number>(['S', 'N', ''])

describe('what forms keep before they are sent', () => {
  it.each(Object.entries(forms))('%s has a name for each field and words for each code', (_, schema) => {
    const fields = fieldsOf(schema as unknown as Part)
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter(([field]) => !Object.hasOwn(typedFieldNames, field))).toEqual([])
    const codes = fields.flatMap(([field, code]) =>
      code === null || answers.has(code) ? [] : [{ field, code }],
    )
    const raw = codes.filter(({ field, code }) => {
      const words = typedCodeName(field, code)
      return words === undefined || words === String(code)
    })
    expect(raw).toEqual([])
  })
})
