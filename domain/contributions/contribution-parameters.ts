interface EmployerMatch {
  /** Per cent of the participant's basic contribution: 100 doubles it. */
  rate: number
  /** Highest basic percentage that is matched; null matches all of it. */
  ceilingPercent: number | null
}

/** How often the percentages of a plan may be changed. */
type ChangeLimit = 'one-per-quarter' | 'free'

/**
 * Rules of contribution of one plan, valid for a period: they come from the plan's regulation, never from code. Money in
 * reais, percentages as whole numbers of per cent (6 = 6%).
 */
export interface ContributionParameters {
  /** Plan unit (*unidade*), reais: the part of pay below it is already covered by social security. */
  unit: number
  /** Spreads the thirteenth salary over twelve months. A decimal string: exactly four decimals, not 13/12. */
  factor: string
  /** Highest basic percentage. */
  basicMax: number
  basicStep: number
  /** Highest supplementary percentage. */
  supplementaryMax: number
  supplementaryStep: number
  /** Null when nobody matches. */
  match: EmployerMatch | null
  /** Lowest voluntary contribution, reais. */
  minimumVoluntary: number
  changeLimit: ChangeLimit
  /** A change filed up to this day of the month is effective in the next month. */
  lastFilingDay: number
  /** Day of the month on which contributions fall due. */
  dueDay: number
  /** A slip requested up to this day of the month falls due in the same month. */
  lastIssueDay: number
}

/** The product's own constants, with the change rule of a sponsored plan and a full employer match. */
export const defaultContributionParameters: ContributionParameters = {
  unit: 7473.3,
  factor: '1.0833',
  basicMax: 6,
  basicStep: 1,
  supplementaryMax: 25,
  supplementaryStep: 1,
  match: { rate: 100, ceilingPercent: null },
  minimumVoluntary: 122.08,
  changeLimit: 'one-per-quarter',
  lastFilingDay: 20,
  dueDay: 10,
  lastIssueDay: 5,
}
