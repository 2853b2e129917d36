import { expect, test } from 'vitest'
import { ruleDefinitions } from '#contract/all-rules.ts'
import { accessProtectionSetting } from './access-protection/access-protection-setting.ts'
import { benefitSetting } from './benefits/benefit-setting.ts'
import { contributionSetting } from './contributions/contribution-setting.ts'
import { deferralSetting } from './deferral/deferral-setting.ts'
import { exitSetting } from './exits/exit-setting.ts'
import { onboardingSetting } from './onboarding/onboarding-setting.ts'
import { openingHoursSetting } from './opening-hours/opening-hours-setting.ts'
import { portabilitySetting } from './portability/portability-setting.ts'
import { profileWindowsSetting } from './profile-windows/profile-windows-setting.ts'
import { questionnaireSetting } from './questionnaire/questionnaire-setting.ts'
import { retentionSetting } from './retention/retention-setting.ts'
import { selfSponsorshipSetting } from './self-sponsorship/self-sponsorship-setting.ts'
import { servicesSetting } from './services/services-setting.ts'

const settings = [
  accessProtectionSetting,
  benefitSetting,
  contributionSetting,
  deferralSetting,
  exitSetting,
  onboardingSetting,
  openingHoursSetting,
  portabilitySetting,
  profileWindowsSetting,
  questionnaireSetting,
  retentionSetting,
  selfSponsorshipSetting,
  servicesSetting,
]

test('every rule with a date has its place in the settings, once; the stages of requests have a page of their own', () => {
  const shown = settings.flatMap(({ pages }) => pages.map(({ rule }) => rule.id))
  const all = ruleDefinitions.map(({ id }) => id).filter((id) => id !== 'request-workflow')
  expect(shown.toSorted()).toEqual(all.toSorted())
})
