import { describe, expect, it } from 'vitest'
import { developmentSearch } from '#app/conditions/development.search.ts'
import {
  contributionPaymentsSearch,
  contributionPaymentsSearchDefaults,
} from '#app/features/collection/contribution-payments/contribution-payments.search.ts'
import { onboardingSearch } from '#app/features/enrolment/onboarding/onboarding.search.ts'
import { passwordSearch } from '#app/features/identity/passwords/passwords.search.ts'
import {
  incomeReportSearch,
  incomeReportSearchDefaults,
} from '#app/features/payroll/income-reports/income-reports.search.ts'
import { paySlipSearch, paySlipSearchDefaults } from '#app/features/payroll/pay-slips/pay-slips.search.ts'
import {
  accessRecordDefaults,
  accessRecordSearch,
} from '#app/features/people/personal-profile/access-record/access-record.search.ts'
import { ruleSettingDefaults, ruleSettingSearch } from '#app/features/plan-rules/rule-setting.search.ts'
import { minutesSearch, minutesSearchDefaults } from '#app/features/publications/minutes/minutes.search.ts'
import { reRegistrationSearch } from '#app/features/re-registration/re-registration.search.ts'
import { requestSearch, successSearch } from '#app/features/request-engine/service-request.search.ts'
import { requestsSearch, requestsSearchDefaults } from '#app/features/requests/requests.search.ts'
import { registrySearch, registrySearchDefaults } from '#app/features/settings/registries/registry.search.ts'
import { settingsSearch, settingsSearchDefaults } from '#app/features/settings/settings.search.ts'
import { statementSearch, statementSearchDefaults } from '#app/features/statement/statement.search.ts'
import { homeSearch } from '#app/navigation/home.search.ts'

/** Search parameters as a page reads them; undefined ones are left out. */
function read(search: (given: never) => object, given: object): object {
  return Object.fromEntries(Object.entries(search(given as never)).filter(([, value]) => value !== undefined))
}

const wholeStatement = read(statementSearch, {})

/** The page of each, and what its plain address reads as, which no address spells out. */
describe('a plain address', () => {
  it.each([
    ['income reports', incomeReportSearch, incomeReportSearchDefaults],
    ['pay slips', paySlipSearch, paySlipSearchDefaults],
    ['minutes', minutesSearch, minutesSearchDefaults],
    ['requests', requestsSearch, requestsSearchDefaults],
    ['statement', statementSearch, statementSearchDefaults],
    ['contributions to pay', contributionPaymentsSearch, contributionPaymentsSearchDefaults],
    ['access record', accessRecordSearch, accessRecordDefaults],
    ['registries', registrySearch, registrySearchDefaults],
    ['settings', settingsSearch, settingsSearchDefaults],
    ['rules', ruleSettingSearch, ruleSettingDefaults],
  ])(
    'of %s reads as what the page shows at first, and as nothing that it would have to spell out',
    (_, search, defaults) => {
      expect(search({} as never)).toMatchObject(defaults)
      expect(search(defaults as never)).toEqual(search({} as never))
    },
  )
})

describe('an address', () => {
  it.each<[string, (given: never) => object, object]>([
    ['a year of income', incomeReportSearch, { ano: 2025 }],
    ['a month of pay', paySlipSearch, { ano: 2025, competencia: '2025-12' }],
    ['minutes of a body', minutesSearch, { ano: 2026, orgao: 4, palavras: 'saldo' }],
    [
      'requests of a time',
      requestsSearch,
      {
        idPlano: 7,
        idFuncionalidade: 99,
        idStatus: 1,
        dataSolicitacaoInicio: '2026-01-01',
        dataSolicitacaoFinal: '2026-12-31',
        palavraChave: '2026.0000010',
        page: 3,
        idRequisicao: 41,
      },
    ],
    ['a year of the statement', statementSearch, { ...wholeStatement, periodo: 1990 }],
    [
      'months of the statement',
      statementSearch,
      { ...wholeStatement, periodo: 'outro', de: '2026-01', ate: '2026-10', perfil: 1, pagina: 2 },
    ],
    ['a contribution', contributionPaymentsSearch, { contribuicao: 1, nova: false }],
    ['a new contribution, on its way', contributionPaymentsSearch, { nova: true, etapa: 'conferir' }],
    ['a page of the access record', accessRecordSearch, { page: 1 }],
    ['a record', registrySearch, { palavraChave: 'ipca', situacao: 'arquivados', page: 1, item: 1 }],
    ['a new record', registrySearch, { palavraChave: '', situacao: 'ativos', page: 0, item: 'novo' }],
    ['words of settings', settingsSearch, { busca: 'tema' }],
    ['a rule of a plan', ruleSettingSearch, { idPlano: 1, regra: 'quota' }],
    ['a returned request', requestSearch, { idRequisicao: 1, etapa: 'conferir' }],
    ['a protocol', successSearch, { protocolo: '2026.0000010' }],
    ['the end of the first access', onboardingSearch, { idStep: -1 }],
    ['the last step of the first access', onboardingSearch, { idStep: 7 }],
    ['the last step of the re-registration', reRegistrationSearch, { idStep: 10, local: 'exterior' }],
    ['a forgotten password', passwordSearch, { esqueci: true }],
    ['the longest link of an e-mail', passwordSearch, { token: 'a'.repeat(200) }],
    ['a person, and the way back', homeSearch, { idPessoa: 2, voltar: `/${'a'.repeat(499)}` }],
    ['a page that does not exist yet', developmentSearch, { pagina: '/services/resgate' }],
  ])('says %s', (_, search, said) => {
    expect(read(search, said)).toEqual(said)
  })

  it.each<[string, (given: never) => object, object]>([
    ['a month that is none', paySlipSearch, { competencia: '2026-13' }],
    ['a body that is none', minutesSearch, { orgao: 5 }],
    ['a new contribution in another word', contributionPaymentsSearch, { nova: 'sim' }],
    ['a step after the last of the first access', onboardingSearch, { idStep: 8 }],
    ['a step before its end', onboardingSearch, { idStep: -2 }],
    ['a step after the last of the re-registration', reRegistrationSearch, { idStep: 11 }],
    ['a link that is too long', passwordSearch, { token: 'a'.repeat(201) }],
    ['a password that is not forgotten', passwordSearch, { esqueci: false }],
    ['a way back that is too long', homeSearch, { voltar: `/${'a'.repeat(500)}` }],
    ['a statement of a year before the plans', statementSearch, { periodo: 1989 }],
    ['a service that is none', requestsSearch, { idFuncionalidade: 100 }],
    ['a page outside of the portal', developmentSearch, { pagina: 'https://example.com' }],
  ])('with %s says nothing', (_, search, said) => {
    expect(read(search, said)).toEqual(read(search, {}))
  })
})

describe('a link of an e-mail to the re-registration', () => {
  const brought = (cpf: unknown, codigo: unknown) => read(reRegistrationSearch, { cpf, codigo })

  it('brings CPF and code, although the address reads as numbers and loses its zeros', () => {
    const said = { cpf: '01234567890', codigo: '000042' }
    expect(brought('01234567890', '000042')).toEqual(said)
    expect(brought(1_234_567_890, 42)).toEqual(said)
    expect(brought('012.345.678-90', '000042')).toEqual(said)
  })

  it.each([
    ['012345678901', '0000420'],
    ['', ''],
    ['abc', null],
    [undefined, true],
  ])('brings neither with %s and %s', (cpf, codigo) => {
    expect(brought(cpf, codigo)).toEqual({})
  })
})
