import type { ReactNode } from 'react'
import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { checkProfileValues } from '#contract/investment-profile-check.ts'
import { investmentProfileFields } from '#contract/investment-profiles.text.ts'
import type {
  InvestmentProfileChange,
  InvestmentProfileChangeData,
  InvestmentProfileSituation,
} from '#contract/investment-profiles.ts'
import { investmentProfileChangeReading } from '#contract/readings/investment-profile-change.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { choiceFacts, needsRiskTerm } from './choice-facts.ts'
import { choiceLines } from './choice-lines.ts'
import { choiceToCome } from './choice-to-come.ts'
import type { FiledChoice } from './filed-choice.ts'
import { confirmLabel, consequenceSentence, undoSentence } from './investment-profile-sentences.ts'
import { choiceValues } from './investment-profiles.schema.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { choice } = investmentProfileText

export type InvestmentProfileChoiceProps = RequestOnPage<FiledChoice, InvestmentProfileChangeData> & {
  situation: InvestmentProfileSituation
  file: (input: InvestmentProfileChange) => Promise<FiledChoice>
  /** What stands above the form, and makes way for the review. */
  children?: ReactNode
}

/** A choice of profile: the profiles, the risk term where it is needed, and what is sent. */
export function InvestmentProfileChoice({
  situation,
  file,
  draftKey,
  returned,
  onFiled,
  children,
}: InvestmentProfileChoiceProps) {
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: investmentProfileFields,
    values: choiceValues,
    first: () => ({ idPerfil: returned?.dados.idPerfil ?? null, aceitaTermo: false }),
    check: (values) => fieldErrors(checkProfileValues(values, choiceFacts(situation))),
    file: ({ idPerfil, aceitaTermo }, envelope) =>
      file({
        ...envelope,
        idPerfil: idPerfil ?? 0,
        aceitaTermo: aceitaTermo && needsRiskTerm(idPerfil, situation),
      }),
    outdates: ['investment-profile'],
    onFiled,
  })
  const { idPerfil } = flow.form.state.values
  const chosen = situation.perfis.find(({ id }) => id === idPerfil)
  const toCome = chosen ? choiceToCome(situation, chosen) : null
  const note = needsRiskTerm(idPerfil, situation) ? `${choice.termNote} ${choice.taxes}` : choice.taxes
  return (
    <>
      {flow.step === 'form' && children}
      <ServiceRequest
        flow={flow}
        returned={returned}
        heading={choice.heading}
        submit={choice.submit}
        fields={<ChoiceFields form={flow.form} situation={situation} />}
        review={
          chosen && (
            <>
              {toCome && <AskedCard lines={investmentProfileChangeReading(toCome)} />}
              <ReviewList caption={choice.caption} lines={choiceLines(situation, chosen)} />
            </>
          )
        }
        consequence={consequenceSentence(situation, chosen?.nome ?? '')}
        note={note}
        undo={undoSentence(situation.janela)}
        confirm={confirmLabel(chosen?.nome ?? '', situation.janela.efeitoEm)}
      />
    </>
  )
}
