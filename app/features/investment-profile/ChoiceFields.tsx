import type { RequestFormApi } from '#app/features/service-request/use-request-form.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { riskTerm } from '#contract/perfil-investimentos.text.ts'
import type { ComparedProfile, ProfileSituation } from '#contract/perfil-investimentos.ts'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { needsRiskTerm } from './check-choice.ts'
import { optionNote } from './investment-profile.css.ts'
import type { ChoiceValues } from './investment-profile.schema.ts'
import { profileText } from './investment-profile.text.ts'
import { RiskTermField } from './RiskTermField.tsx'

const { choice } = profileText

type ChoiceFieldsProps = { form: RequestFormApi<ChoiceValues>; situation: ProfileSituation }

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

function noteOf({ id }: ComparedProfile, situation: ProfileSituation): string {
  const notes = [
    ...(id === situation.perfil.id ? [choice.current] : []),
    ...(id === situation.resultado?.perfil.id ? [choice.suggested] : []),
    ...(needsRiskTerm(id, situation) ? [choice.above] : []),
  ]
  return notes.join(' ')
}
