import { Banner } from '@portal/design-system/Banner'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { riskTerm } from '#contract/investments/investment-profiles.text.ts'
import type {
  ComparedInvestmentProfile,
  InvestmentProfileSituation,
  ProfileValues,
} from '#contract/investments/investment-profiles.ts'
import { chosenProfile, needsRiskTerm } from './choice-input.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { choice } = investmentProfileText

type ChoiceFieldsProps = { form: RequestFormApi<ProfileValues>; situation: InvestmentProfileSituation }

/** The profiles that are offered; above the result, the risk term. */
export function ChoiceFields({ form, situation }: ChoiceFieldsProps) {
  const { perfis, resultado } = situation
  return (
    <>
      <form.AppField name="idPerfil">
        {() => (
          <RadioCardsInput<number>
            label={choice.profile}
            isRequired
            options={perfis
              .filter(({ oferecido }) => oferecido)
              .map((profile) => ({
                id: profile.id,
                label: profile.nome,
                description: profile.descricao,
                detail: (
                  <Text as="span" isBlock variant="small" tone="muted">
                    {noteOf(profile, situation)}
                  </Text>
                ),
              }))}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.idPerfil}>
        {(idPerfil) =>
          needsRiskTerm(idPerfil, situation) && (
            <>
              <Banner tone="warning" title={choice.termHeading} live="polite">
                <p>
                  {riskTerm(chosenProfile({ idPerfil }, situation)?.nome ?? '', resultado?.perfil.nome ?? '')}
                </p>
              </Banner>
              <form.AppField name="aceitaTermo">
                {() => <CheckboxInput label={choice.term} isRequired />}
              </form.AppField>
            </>
          )
        }
      </form.Subscribe>
    </>
  )
}

function noteOf({ id }: ComparedInvestmentProfile, situation: InvestmentProfileSituation): string {
  const notes = [
    ...(id === situation.perfil.id ? [choice.current] : []),
    ...(id === situation.resultado?.perfil.id ? [choice.suggested] : []),
    ...(needsRiskTerm(id, situation) ? [choice.above] : []),
  ]
  return notes.join(' ')
}
