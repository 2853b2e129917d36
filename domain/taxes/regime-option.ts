import type { IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { CategoryId } from '#domain/participants.ts'
import { Category } from '#domain/participants.ts'
import type { TaxRegime } from './tax-regime.ts'
import { TAX_REGIMES } from './tax-regime.ts'

/** Since this day the regime may be chosen until the benefit or the first redemption (Lei 14.803/2024). */
export const CHOICE_UNTIL_BENEFIT_SINCE: IsoDate = '2024-01-11'

/** What is known of the tax regime of a link today. */
export interface RegimeFacts {
  category: CategoryId
  /** Null while nothing was ever chosen: taxed as progressive. */
  regime: TaxRegime | null
  /** Day of the person's own last option; null without one. */
  chosenOn: IsoDate | null
  /** Day on which the benefit was granted; null before it. */
  grantedOn: IsoDate | null
  /** Day on which the first redemption was requested; null without one. */
  firstRedemptionOn: IsoDate | null
  /** Pensioners: whether the participant had chosen. */
  participantHadChosen: boolean
}

/** Why the regime is as it is. */
export type RegimeReason =
  /** Nothing was chosen yet. */
  | 'never-chosen'
  /** Chosen under the law before 2024: may be chosen once more. */
  | 'chosen-before-2024'
  /** In benefit since before the law and still progressive: may go over to regressive, once. */
  | 'assisted-still-progressive'
  /** The participant never chose: the beneficiary may. */
  | 'beneficiary-may-choose'
  /** Chosen under the law in force, for good. */
  | 'chosen-for-good'
  /** A benefit or a redemption settled it. */
  | 'benefit-granted'
  | 'redemption-requested'
  /** The participant's choice binds the beneficiary. */
  | 'participant-chose'

export interface RegimeOption {
  /** What applies today. */
  current: TaxRegime
  /** Regimes that may be chosen; empty when it is settled. */
  offered: readonly TaxRegime[]
  isFinal: boolean
  reason: RegimeReason
}

/**
 * Whether and what may be chosen. Until the benefit or the first redemption everybody may choose once, and whoever chose
 * before the law of 2024 once more; then the choice is irrevocable. Who was in benefit by then and had stayed progressive
 * may go over to regressive; a beneficiary may choose when the participant never did (Lei 11.053/2004, art. 1, as changed by
 * Lei 14.803/2024; IN RFB 2.209/2024 and 2.224/2024).
 */
export function regimeOption(facts: RegimeFacts): RegimeOption {
  const current = facts.regime ?? 'progressive'
  const settled = (reason: RegimeReason): RegimeOption => ({ current, offered: [], isFinal: true, reason })
  const open = (reason: RegimeReason, offered = TAX_REGIMES as readonly TaxRegime[]): RegimeOption => ({
    current,
    offered,
    isFinal: false,
    reason,
  })
  if (facts.chosenOn !== null && facts.chosenOn >= CHOICE_UNTIL_BENEFIT_SINCE)
    return settled('chosen-for-good')
  if (facts.category === Category.pensioner)
    return facts.participantHadChosen || facts.regime === 'regressive'
      ? settled('participant-chose')
      : open('beneficiary-may-choose')
  if (facts.grantedOn !== null || facts.category === Category.assisted) {
    const wasInBenefit = facts.grantedOn !== null && facts.grantedOn < CHOICE_UNTIL_BENEFIT_SINCE
    return wasInBenefit && current === 'progressive'
      ? open('assisted-still-progressive', ['regressive'])
      : settled('benefit-granted')
  }
  if (facts.firstRedemptionOn !== null && facts.firstRedemptionOn >= CHOICE_UNTIL_BENEFIT_SINCE)
    return settled('redemption-requested')
  // A regressive regime without a date was chosen all the same, before choices were dated.
  const wasChosen = facts.chosenOn !== null || facts.regime === 'regressive'
  return open(wasChosen ? 'chosen-before-2024' : 'never-chosen')
}

/** What the person confirms beside the choice. */
export interface RegimeChoice {
  regime: TaxRegime | null
  /** Knows that the choice can't be undone. */
  acceptsIrrevocable: boolean
  /** Saw the two regimes side by side on the own lots. */
  sawComparison: boolean
  /** Gave the password again for this choice. */
  isReauthenticated: boolean
}

export type RegimeChoiceProblem =
  | { field: 'regime'; code: 'regime-required' | 'regime-not-offered' | 'already-final' }
  | { field: 'acceptsIrrevocable'; code: 'confirmation-required' }
  | { field: 'sawComparison'; code: 'comparison-required' }
  | { field: 'password'; code: 'password-required' }

/** The choice as it is filed. A choice of the regime that already applies counts too: it is then for good. */
export function checkRegimeChoice(
  choice: RegimeChoice,
  { offered, isFinal }: Pick<RegimeOption, 'offered' | 'isFinal'>,
): Outcome<{ regime: TaxRegime; isFinal: true }, RegimeChoiceProblem> {
  if (isFinal) return { ok: false, problems: [{ field: 'regime', code: 'already-final' }] }
  const problems: RegimeChoiceProblem[] = []
  if (choice.regime === null) problems.push({ field: 'regime', code: 'regime-required' })
  else if (!offered.includes(choice.regime)) problems.push({ field: 'regime', code: 'regime-not-offered' })
  if (!choice.sawComparison) problems.push({ field: 'sawComparison', code: 'comparison-required' })
  if (!choice.acceptsIrrevocable)
    problems.push({ field: 'acceptsIrrevocable', code: 'confirmation-required' })
  if (!choice.isReauthenticated) problems.push({ field: 'password', code: 'password-required' })
  return problems.length > 0 || choice.regime === null
    ? { ok: false, problems }
    : { ok: true, result: { regime: choice.regime, isFinal: true } }
}
