import { openingSentence } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import type { BenefitTerms } from '#contract/benefits/benefit-request-check.ts'
import { benefitKindWords } from '#contract/benefits/wire-words.ts'
import { requiredDeclarationWords } from '#contract/declarations/wire-words.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { firstPaymentFrom, LATEST_BEGIN_MONTHS } from '#domain/benefits/benefit-effect.ts'
import { type BenefitOpening, benefitOpenings } from '#domain/benefits/benefit-openings.ts'
import { annuityFactor } from '#domain/benefits/lifetime-income.ts'
import { addMonths, ageOn, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { declarationState } from '#domain/declarations/declaration-state.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { ageExemptionApplies } from '#domain/taxes/age-exemption.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { dependantsOn, listOf, taxDependantsIn } from '../../database/queries/dependants.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readRegimeOption } from '../../database/queries/regime-facts.ts'
import { newestDeclarations } from '../../database/queries/to-do.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { benefitPayment, benefitTerms, projection } from '../../rules/benefit-kinds.ts'
import { declarations } from '../../rules/entity-kinds.ts'
import { rulesOn } from '../../rules/rule-on.ts'
import { retirement } from '../../rules/service-kinds.ts'
import { regressiveTax } from '../../rules/tax-kinds.ts'
import { possibleMove } from '../life-cycle/move-link.ts'
import { readOwnLots } from '../taxes/tax-regime/own-lots.ts'
import { monthlyRulesFor } from '../taxes/tax-regime/residence-taxes.ts'

/** Requests for the same balance: while one is open no benefit is asked for. */
const OTHER_OPTIONS = (['resgate', 'portabilidade', 'bpd', 'autopatrocinio'] as const).map(requestKindId)

type Terms = BenefitTerms & { other: Awaited<ReturnType<typeof openRequest>> }

/** Benefits that a link may request on a day, and everything that their effect is computed from. @throws MissingRule */
export async function readBenefitTerms(database: Querier, row: LinkRow, today: IsoDate): Promise<Terms> {
  const { link, person, plan } = row
  const month = competenceOf(firstPaymentFrom(today, today).paidOn)
  const [rules, monthly, own, balances, option, declared, dependentesIr, dependants, other, move] =
    await Promise.all([
      rulesOn(
        database,
        [benefitTerms, projection, retirement, declarations, benefitPayment, regressiveTax],
        plan,
        today,
      ),
      monthlyRulesFor(database, person.id, today),
      readOwnLots(database, row, today),
      accountBalances(database, link.id, today),
      readRegimeOption(database, row),
      newestDeclarations(database, person.id),
      taxDependantsIn(database, person.id, month),
      dependantsOn(database, listOf(link, DependantType.plan), today),
      openRequest(database, link.id, OTHER_OPTIONS),
      possibleMove(database, link, 'benefit-accepted'),
    ])
  const [terms, projected, { ways }, { warningDays }, payment, regressive] = rules
  const { realReturnPercent } = projected
  const { lifetime, horizonAge } = planSimulationRules(terms, projected, payment)
  const { birthDate } = person
  const age = birthDate === null ? null : ageOn(birthDate, today)
  const stateOf = (kind: 'pep' | 'fatca') => {
    const newest = declared.find((one) => one.kind === kind) ?? null
    const { code } = declarationState(newest, today, warningDays)
    return requiredDeclarationWords.toWire(code === 'expiring' ? 'valid' : code)
  }
  const openings = benefitOpenings(
    {
      category: link.category,
      situation: link.situation,
      birthDate,
      joinedOn: link.joinedOn,
      today,
      employmentEnded: link.category !== Category.taxpayer || link.situation === Situation.disconnected,
    },
    ways,
    terms,
  )
  const isExempt = ageExemptionApplies(month, {
    birthDate,
    regime: option.current,
    usedElsewhere: null,
    requestedFrom: null,
  })
  return {
    hoje: today,
    beneficios: openings.map(openingOnWire),
    inicioAte: addMonths(today, LATEST_BEGIN_MONTHS),
    exigeDesligamento: terms.needsEndOfEmployment,
    saldo: sumReais([...balances.values()]),
    cota: own?.quota.value ?? '1',
    lotes:
      own?.lots.map(({ creditedOn, quotas }) => ({ em: creditedOn, cotas: toDecimal(quotas).toFixed() })) ??
      [],
    regras: {
      incomeTypes: [...terms.incomeTypes],
      percent: terms.percent,
      termYears: terms.termYears,
      termBasis: terms.termBasis,
      lifetimePayments: terms.lifetimePayments,
      thirteenthMonth: payment.thirteenthMonth,
      thirteenthFor: [...payment.thirteenthFor],
      cashMaximumPercent: terms.cashMaximumPercent,
      minimumIncome: terms.minimumIncome,
    },
    rendimentoReal: realReturnPercent,
    fator: age !== null && lifetime ? annuityFactor(age, realReturnPercent, lifetime.mortality) : null,
    mesesHorizonte: Math.max(0, horizonAge - (age ?? 0)) * 12,
    // Who lives abroad is taxed by tables of their own.
    tabelas: {
      monthly: { ...monthly, table: [...monthly.table] },
      regressive: { ...regressive, brackets: [...regressive.brackets] },
    },
    isencao: isExempt ? 'age-65' : 'none',
    dependentesIr,
    dependentesPlano: dependants.length,
    regime: regimeWords.toWire(option.current),
    podeMudarRegime: !option.isFinal,
    ppe: stateOf('pep'),
    fatca: stateOf('fatca'),
    livre: other === null && move.ok,
    other,
  }
}

function openingOnWire({ kind, obstacles, opensOn }: BenefitOpening): BenefitOnWire['beneficios'][number] {
  return { id: benefitKindWords.toWire(kind), motivo: openingSentence(obstacles, opensOn), abreEm: opensOn }
}
