import type { SettingArea } from '#domain/settings/setting-rights.ts'
import type { RuleId } from '../all-rules.ts'

/** The setting that each kind of rule belongs to. */
const settings: Readonly<Record<RuleId, SettingArea>> = {
  'services-offered': 'services-management',
  'request-workflow': 'esteira',
  'contribution-terms': 'contribution-management',
  'contribution-suspension': 'contribution-management',
  'overdue-charges': 'contribution-management',
  'bank-fee': 'contribution-management',
  retirement: 'beneficios',
  'benefit-terms': 'beneficios',
  'benefit-payment': 'beneficios',
  'lifetime-adjustment': 'beneficios',
  annuity: 'beneficios',
  projection: 'beneficios',
  'risk-cover': 'beneficios',
  vesting: 'resgate',
  'redemption-terms': 'resgate',
  'decision-period': 'resgate',
  portability: 'portability-management',
  'portability-days': 'portability-management',
  'accumulation-dates': 'portability-management',
  'waiting-periods': 'portability-management',
  'self-sponsorship': 'self-sponsorship-management',
  'deferred-benefit': 'bpd',
  loans: 'services-management',
  'investment-profile-windows': 'investment-profile-management',
  invitations: 'services-management',
  onboarding: 'onboarding-management',
  declarations: 'services-management',
  'plan-dependants': 'services-management',
  'profile-questionnaire': 'perfil-investimento-questoes',
  'opening-hours': 'horario-atendimento',
  'identity-protection': 'protecao-acesso',
  retention: 'guarda-dados',
  'tax-monthly': 'beneficios',
  'tax-annual': 'beneficios',
  'tax-regressive': 'beneficios',
  'tax-redemption': 'beneficios',
  'tax-non-resident': 'beneficios',
  'tax-iof': 'services-management',
  'tax-dependants': 'services-management',
}

/** The setting that a kind of rule belongs to: who may change the one may prepare and publish the other. */
export function settingOfRule(rule: RuleId): SettingArea {
  return settings[rule]
}
