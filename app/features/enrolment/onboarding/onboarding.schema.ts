import * as v from 'valibot'
import { stepToSave } from '#contract/enrolment/onboarding.ts'
import { draftedStep, stepDraftToSave } from '#contract/enrolment/onboarding-drafts.ts'
import { id } from '#contract/formats.ts'
import { questionnaireAnswers } from '#contract/investments/investment-profiles.ts'

/** The plan link whose first access the page shows. */
const linkOfPage = { idVinculo: id }

/** A step, and the plan link that it was filled in for. */
export const stepToSaveForLink = v.strictObject({ ...stepToSave.entries, ...linkOfPage })

/** A step's draft, with the plan link it is for. */
export const stepDraftToSaveForLink = v.strictObject({ ...stepDraftToSave.entries, ...linkOfPage })

/** A filled questionnaire, and the plan link that it was filled in for. */
export const questionnaireForLink = v.strictObject({ ...questionnaireAnswers.entries, ...linkOfPage })

/** The step whose draft is put away, and the plan link that it is for. */
export const draftedStepOfLink = v.strictObject({ ...draftedStep.entries, ...linkOfPage })
