import { pair } from '#app/features/service-request/service-request.css.ts'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import type { VoluntaryValues } from '#contract/contributions.ts'
import { contributionsText } from './contributions.text.ts'

const { voluntary } = contributionsText

/** The account from which a contribution is debited. */
export function AccountFields({ form }: { form: RequestFormApi<VoluntaryValues> }) {
  return (
    <div className={pair}>
      <form.AppField name="agencia">
        {() => (
          <MaskedInput label={voluntary.agency} description={voluntary.agencyHelp} mask="9999" isRequired />
        )}
      </form.AppField>
      <form.AppField name="conta">
        {() => (
          <MaskedInput
            label={voluntary.account}
            description={voluntary.accountHelp}
            mask="99999-9"
            isRequired
          />
        )}
      </form.AppField>
    </div>
  )
}
