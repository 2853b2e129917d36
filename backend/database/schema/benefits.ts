import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { BENEFIT_KINDS } from '#domain/benefits/benefit-rules.ts'
import type { DiscountCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { calendarDate, competence, identity, instant, percentPoints, quotas, reais } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Benefits as they were granted: never changed but for the account that receives them, their end, and, until the first payment, the cash that goes with it. */
export const benefits = pgTable(
  'benefits',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    kind: text('kind', { enum: BENEFIT_KINDS }).notNull(),
    /** Null for a benefit that was taken over from another system. */
    requestId: integer('request_id').references(() => requests.id),
    grantedOn: calendarDate('granted_on').notNull(),
    /** Day of the first payment, whose month is the first that is paid. */
    firstPaymentOn: calendarDate('first_payment_on').notNull(),
    /** Paid at once with the first payment, points of the balance; 0 for nothing. */
    cashPercent: percentPoints('cash_percent').notNull(),
    /** Account that receives it; `bank` is its code at the central bank. */
    bank: char('bank', { length: 3 }).notNull(),
    agency: text('agency').notNull(),
    account: text('account').notNull(),
    /** Average age in days of the money at the grant, by which a lifetime income is taxed in the regressive regime; null for others. */
    termDaysAtGrant: integer('term_days_at_grant'),
    /** Day of the last payment; null while it is paid. */
    endedOn: calendarDate('ended_on'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('benefits_one_in_force').on(table.linkId).where(sql`${table.endedOn} is null`),
    index('benefits_link').on(table.linkId, table.grantedOn),
    check('benefits_cash', sql`${table.cashPercent} between 0 and 100`),
  ],
)

/**
 * How a benefit is paid, in force from the month `validFrom` until the next row of the benefit; the newest row of a month wins. Rows are only
 * added. Reais a month; `termMonths` counts from `validFrom`. A term is paid in so many reais or so many quotas a month, a `single` payment
 * takes the whole balance.
 */
export const benefitIncomes = pgTable(
  'benefit_incomes',
  {
    id: identity(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    validFrom: competence('valid_from').notNull(),
    incomeType: text('income_type', { enum: ['percent', 'fixed-term', 'lifetime', 'single'] }).notNull(),
    /** Points of the balance a month. */
    percent: percentPoints('percent'),
    termMonths: smallint('term_months'),
    monthlyAmount: reais('monthly_amount'),
    quotasPerMonth: quotas('quotas_per_month'),
    /** With which month of a year its thirteenth is paid, as the plan had it when the income was granted; null for none. */
    thirteenthMonth: smallint('thirteenth_month'),
    /** The request that asked for it; null for what was taken over. */
    requestId: integer('request_id').references(() => requests.id),
    /** By which index an income for life was adjusted, over which months, and by how many points; null for what was no adjustment. */
    indexCode: text('index_code'),
    indexFrom: competence('index_from'),
    indexTo: competence('index_to'),
    indexPercent: percentPoints('index_percent'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('benefit_incomes_adjusted_once')
      .on(table.benefitId, table.validFrom)
      .where(sql`${table.indexCode} is not null`),
    check(
      'benefit_incomes_adjustment',
      sql`num_nonnulls(${table.indexCode}, ${table.indexFrom}, ${table.indexTo}, ${table.indexPercent}) in (0, 4)
        and (${table.indexCode} is null or ${table.incomeType} = 'lifetime')`,
    ),
    index('benefit_incomes_benefit').on(table.benefitId, table.validFrom, table.id),
    check(
      'benefit_incomes_thirteenth',
      sql`${table.thirteenthMonth} is null or (${table.thirteenthMonth} between 1 and 12 and ${table.incomeType} <> 'single' and ${table.quotasPerMonth} is null)`,
    ),
    check('benefit_incomes_month', sql`${table.validFrom} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check(
      'benefit_incomes_shape',
      sql`case ${table.incomeType}
        when 'percent' then num_nonnulls(${table.percent}) = 1 and num_nonnulls(${table.termMonths}, ${table.monthlyAmount}, ${table.quotasPerMonth}) = 0
        when 'fixed-term' then num_nonnulls(${table.termMonths}) = 1 and num_nonnulls(${table.monthlyAmount}, ${table.quotasPerMonth}) = 1 and ${table.percent} is null
        when 'lifetime' then num_nonnulls(${table.monthlyAmount}) = 1 and num_nonnulls(${table.percent}, ${table.termMonths}, ${table.quotasPerMonth}) = 0
        else num_nonnulls(${table.percent}, ${table.termMonths}, ${table.monthlyAmount}, ${table.quotasPerMonth}) = 0
      end`,
    ),
    check(
      'benefit_incomes_amounts',
      sql`coalesce(${table.percent}, 1) > 0 and coalesce(${table.termMonths}, 1) > 0 and coalesce(${table.monthlyAmount}, 1) > 0 and coalesce(${table.quotasPerMonth}, 1) > 0`,
    ),
  ],
)

/** Discounts from every payment of a benefit beside tax and loans, such as a health plan: reais a month, both months included. */
export const benefitDiscounts = pgTable(
  'benefit_discounts',
  {
    id: identity(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    code: smallint('code').notNull().$type<DiscountCode>(),
    amount: reais('amount').notNull(),
    fromMonth: competence('from_month').notNull(),
    /** Null: still taken. */
    toMonth: competence('to_month'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('benefit_discounts_benefit').on(table.benefitId, table.fromMonth),
    check('benefit_discounts_code', sql`${table.code} in (910, 930, 940, 950)`),
    check('benefit_discounts_amount', sql`${table.amount} > 0`),
    check(
      'benefit_discounts_months',
      sql`${table.toMonth} is null or ${table.toMonth} >= ${table.fromMonth}`,
    ),
  ],
)
