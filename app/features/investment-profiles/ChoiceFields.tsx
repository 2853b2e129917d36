import { Banner } from '@portal/design-system/Banner'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { riskTerm } from '#contract/investment-profiles.text.ts'
import type { ComparedInvestmentProfile, InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import { needsRiskTerm } from './choice-facts.ts'
import { optionNote } from './investment-profiles.css.ts'
import type { ChoiceValues } from './investment-profiles.schema.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { RiskTermField } from './RiskTermField.tsx'

const { choice } = investmentProfileText

type ChoiceFieldsProps = { form: RequestFormApi<ChoiceValues>; situation: InvestmentProfileSituation }

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
                detail: <span className={optionNote}>{noteOf(profile, situation)}</span>,
              }))}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.idPerfil}>
        {(chosen) =>
          needsRiskTerm(chosen, situation) && (
            <>
              <Banner tone="warning" title={choice.termHeading} live="polite">
                <p>
                  {riskTerm(perfis.find(({ id }) => id === chosen)?.nome ?? '', resultado?.perfil.nome ?? '')}
                </p>
              </Banner>
              <form.AppField name="aceitaTermo">{() => <RiskTermField />}</form.AppField>
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
