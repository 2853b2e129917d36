import type { PlantedFault } from './planted-fault.ts'

export const faultsOfTaxesAndLoans: readonly PlantedFault[] = [
  {
    name: 'the lower rate begins on the anniversary',
    file: 'domain/taxes/regressive-rate.ts',
    from: 'upToYears === null || compareIso(paidOn, addYears(contributedOn, upToYears)) <= 0,',
    to: 'upToYears === null || compareIso(paidOn, addYears(contributedOn, upToYears)) < 0,',
    shows: 'years',
  },
  {
    name: 'a term that ends on 29 February ends on the 28th',
    file: 'domain/calendar.ts',
    from: 'return isIsoDate(sameNumbered) ? sameNumbered : `${addToCompetence(target, 1)}-01`',
    to: 'return isIsoDate(sameNumbered) ? sameNumbered : lastDayOfMonth(target)',
    shows: 'years',
  },
  {
    name: 'leap years have no 29 February',
    file: 'domain/iso-date.ts',
    from: 'date.getUTCDate() === day',
    to: 'date.getUTCDate() === day && !value.endsWith("-02-29")',
  },
  {
    name: 'the exempt slice begins a month after the birthday',
    file: 'domain/taxes/age-exemption.ts',
    from: 'return competenceOfAge(birthDate, EXEMPTION_AGE)',
    to: 'return addToCompetence(competenceOfAge(birthDate, EXEMPTION_AGE), 1)',
  },
  {
    name: 'the income report forgets the thirteenth',
    file: 'domain/payroll/income-reports/income-reports.ts',
    from: "'5.1': thirteenth?.net ?? 0,",
    to: "'5.1': 0,",
  },
  {
    name: 'the interest of a loan counts months of 30 days',
    file: 'domain/loans/schedule.ts',
    from: 'const interest = monthlyInterest({ balance, monthlyPercent })',
    to: 'const interest = roundHalfUp2((monthlyInterest({ balance, monthlyPercent }) * 30) / 31)',
  },
  {
    name: 'the CET counts years of 360 days',
    file: 'domain/loans/effective-cost.ts',
    from: 'const DAYS_A_YEAR = 365',
    to: 'const DAYS_A_YEAR = 360',
  },
]
