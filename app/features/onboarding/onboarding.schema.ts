import * as v from 'valibot'
import { countryCodes } from '#contract/country-names.ts'
import { yesNo } from '#contract/formats.ts'
import { questionnaireAnswers } from '#contract/investment-profiles.ts'
import { enviarDadosOnboarding, incomeRangeIds } from '#contract/onboarding.ts'

const { idStep, metadata, pular, versao } = enviarDadosOnboarding.body.entries

/** A step as the page sends it: person and plan are added from the session. */
export const stepInput = v.strictObject({ idStep, metadata, pular, versao })
export type StepInput = v.InferInput<typeof stepInput>

export const answersInput = questionnaireAnswers

/** Values of the forms of the steps, by their wire paths: what was kept in this tab is put back only when it still fits. */
export const exposureValues = v.object({ ppe: v.nullable(yesNo) })
export const incomeValues = v.object({ incomeRange: v.nullable(v.picklist(incomeRangeIds)) })
/** An address that was saved or kept, as its form takes it. */
export const keptAddress = v.object({
  residente_exterior: v.nullable(yesNo),
  cep: v.string(),
  logradouro: v.string(),
  numero: v.string(),
  complemento: v.string(),
  bairro: v.string(),
  cidade: v.string(),
  estado: v.string(),
  pais: v.picklist(['', ...countryCodes]),
  numeroIdentificacaoFiscal: v.string(),
  comprovante: v.nullable(v.string()),
})
