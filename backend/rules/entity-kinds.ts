import { openingHoursRule } from '#contract/conversations/opening-hours-rule.ts'
import { declarationsRule } from '#contract/declarations/declarations-rule.ts'
import { invitationsRule } from '#contract/enrolment/invitations-rule.ts'
import { onboardingRule } from '#contract/enrolment/onboarding-rule.ts'
import { identityProtectionRule } from '#contract/identity/identity-protection-rule.ts'
import { investmentProfileWindowsRule } from '#contract/investments/investment-profile-windows-rule.ts'
import { profileQuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import { questionnaireComplaints } from '#contract/investments/questionnaire-complaints.ts'
import { retentionRule } from '#contract/records/retention-rule.ts'
import { dateText } from '#contract/value-text.ts'
import {
  type ProfileWindow,
  profileWindow,
} from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { profilesByRisk } from '#domain/investments/investment-profiles/questionnaire.ts'
import { investmentProfilesOn } from '../database/queries/investment-profiles.ts'
import { definePlanRules } from './define-plan-rules.ts'

export const declarations = definePlanRules({
  ...declarationsRule,
  source: 'Instrução Previc 34/2020; política da entidade',
})

/** Invitations to a plan. */
export const invitations = definePlanRules({ ...invitationsRule, source: 'Política da entidade' })

export const onboarding = definePlanRules({
  ...onboardingRule,
  source: 'Regulamento do plano e política da entidade',
})

/** When the investment profile may be changed. */
export const investmentProfileWindows = definePlanRules({
  ...investmentProfileWindowsRule,
  source: 'Regulamento do plano e política de investimentos',
  examples: ({ before, after }, { day }) => {
    const next = (rule: typeof after) => windowInWords(profileWindow(day, rule).window)
    return [{ label: 'Período que vem', before: before && next(before), after: next(after) }]
  },
})

const windowInWords = ({ from, to }: ProfileWindow) => `${dateText(from)} a ${dateText(to)}`

/** The questionnaire that suggests an investment profile; the number of its version is the row's. */
export const profileQuestionnaire = definePlanRules({
  ...profileQuestionnaireRule,
  source: 'Política de investimentos; inspirado na Resolução CVM 30/2021',
  namesProfiles: true,
  check: async (questionnaire, { database, day }) => {
    const profiles = await investmentProfilesOn(database, day)
    const offered = profiles.filter(({ isOffered }) => isOffered).map(({ id }) => id)
    // The first questionnaire is written before the entity has said which profiles it has.
    return questionnaireComplaints(
      questionnaire,
      profiles.length === 0 ? profilesByRisk(questionnaire) : offered,
    )
  },
})

/** When the service desk answers in conversations. */
export const openingHours = definePlanRules({ ...openingHoursRule, source: 'Política da entidade' })

/** For how long a changed e-mail, telephone or password is looked at twice. */
export const identityProtection = definePlanRules({
  ...identityProtectionRule,
  source: 'Política de segurança da entidade',
})

/** For how long records are kept. */
export const retention = definePlanRules({
  ...retentionRule,
  source:
    'Lei 13.709/2018, arts. 15 e 16; Lei 12.965/2014, art. 15; Lei 9.613/1998, art. 10; CTN, arts. 173 e 195; política da entidade',
})
