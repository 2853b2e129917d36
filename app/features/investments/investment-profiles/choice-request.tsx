import { defineForm } from '#app/features/request-engine/define-request.ts'
import { RequestReading } from '#app/features/request-engine/RequestReading.tsx'
import { ask, send } from '#app/session/ask.ts'
import { investmentProfileChangeReading } from '#contract/investments/investment-profile-change-reading.ts'
import { checkProfileValues } from '#contract/investments/investment-profile-check.ts'
import { investmentProfileFields } from '#contract/investments/investment-profiles.text.ts'
import { investmentProfileChangeData, profileValues } from '#contract/investments/investment-profiles.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import {
  choiceFacts,
  choiceInput,
  choiceLines,
  choiceToCome,
  chosenProfile,
  needsRiskTerm,
} from './choice-input.ts'
import { choiceObstacle } from './choice-obstacle.tsx'
import { InvestmentProfileOverview, type ProfileOnPage } from './InvestmentProfileOverview.tsx'
import {
  confirmLabel,
  consequenceSentence,
  receiptSentence,
  undoSentence,
} from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { choice, receipt } = investmentProfileText

/** The profile in force, the comparison, the questionnaire and the window. */
export const investmentProfileQuery = ask('retornarPerfilInvestimentos')

/** A choice of profile, with the risk term for one above the result; made by the person alone. */
export const choiceRequest = defineForm({
  slug: 'perfil-investimentos',
  text: { ...investmentProfileText, heading: choice.heading, submit: choice.submit },
  data: investmentProfileChangeData,
  obstacle: choiceObstacle,
  isPersonal: true,
  values: profileValues,
  labels: investmentProfileFields,
  first: (_: ProfileOnPage, asked) => ({ idPerfil: asked?.idPerfil ?? null, aceitaTermo: false }),
  check: (values, situation) => checkProfileValues(values, choiceFacts(situation)),
  send: (values, envelope, situation) =>
    send('alterarPerfilInvestimentos')({ data: choiceInput(values, envelope, situation) }),
  above: (situation) => <InvestmentProfileOverview situation={situation} />,
  fields: (form, situation) => <ChoiceFields form={form} situation={situation} />,
  reading: investmentProfileChangeReading,
  toCome: choiceToCome,
  alsoReviewed: (values, situation) => <RequestReading lines={choiceLines(values, situation)} />,
  consequence: (values, situation) =>
    consequenceSentence(situation, chosenProfile(values, situation)?.nome ?? ''),
  note: ({ idPerfil }, situation) =>
    needsRiskTerm(idPerfil, situation) ? `${choice.termNote} ${choice.taxes}` : choice.taxes,
  undo: (_, { janela }) => undoSentence(janela),
  confirm: (values, situation) =>
    confirmLabel(chosenProfile(values, situation)?.nome ?? '', situation.janela.efeitoEm),
  receipt: ({ dados }) => ({ next: receipt.next, children: <p>{receiptSentence(dados)}</p> }),
})
