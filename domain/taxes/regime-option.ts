import type { IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { CategoryId } from '#domain/participants.ts'
import { Category } from '#domain/participants.ts'
import type { TaxRegime } from './tax-regime.ts'
import { TAX_REGIMES } from './tax-regime.ts'

/** Since this day the regime may be chosen until the benefit or the first redemption (Lei 14.803/2024). */
export const CHOICE_UNTIL_BENEFIT_SINCE: IsoDate = '2024-01-11'

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
type RegimeReason =
  /** Nothing was chosen yet. */
  | 'never-chosen'
  /** The progressive regime was chosen: until the benefit or the first redemption it may still become the regressive one. */
  | 'chosen-progressive'
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
  current: TaxRegime
  /** The same where it was chosen or is settled; null while the person still has to choose. The one reading of "has chosen". */
  decided: TaxRegime | null
  /** Regimes that may be chosen; empty when it is settled. */
  offered: readonly TaxRegime[]
  /** Those of them that cannot be changed once chosen. */
  irrevocable: readonly TaxRegime[]
  isFinal: boolean
  reason: RegimeReason
}

/**
 * Whether and what may be chosen. Until the benefit or the first redemption everybody may choose, and whoever chose before the law of 2024
 * once more. Only the option for the regressive regime is irrevocable; the progressive one may be left until then. Who was in benefit by the
 * law and had stayed progressive may go over to regressive; a beneficiary may choose when the participant never did (Lei 11.053/2004, art. 1,
 * as changed by Lei 14.803/2024; IN RFB 2.209/2024, art. 11-A, and IN RFB 2.224/2024).
 */
export function regimeOption(facts: RegimeFacts): RegimeOption {
  const current = facts.regime ?? 'progressive'
  // A regressive regime without a date was chosen all the same, before choices were dated.
  const wasChosen = facts.chosenOn !== null || facts.regime === 'regressive'
  const settled = (reason: RegimeReason): RegimeOption => ({
    current,
    decided: current,
    offered: [],
    irrevocable: [],
    isFinal: true,
    reason,
  })
  const open = (
    reason: RegimeReason,
    offered: readonly TaxRegime[] = TAX_REGIMES,
    irrevocable: readonly TaxRegime[] = ['regressive'],
  ): RegimeOption => ({
    current,
    decided: wasChosen ? current : null,
    offered,
    irrevocable,
    isFinal: false,
    reason,
  })
  const choseByLaw = facts.chosenOn !== null && facts.chosenOn >= CHOICE_UNTIL_BENEFIT_SINCE
  if (choseByLaw && current === 'regressive') return settled('chosen-for-good')
  if (facts.category === Category.pensioner) {
    if (choseByLaw) return settled('chosen-for-good')
    return facts.participantHadChosen || facts.regime === 'regressive'
      ? settled('participant-chose')
      : // Payments to a beneficiary have begun already: either choice is for good.
        open('beneficiary-may-choose', TAX_REGIMES, TAX_REGIMES)
  }
  if (facts.grantedOn !== null || facts.category === Category.assisted) {
    const wasInBenefit = facts.grantedOn !== null && facts.grantedOn < CHOICE_UNTIL_BENEFIT_SINCE
    return wasInBenefit && current === 'progressive'
      ? { ...open('assisted-still-progressive', ['regressive']), decided: current }
      : settled('benefit-granted')
  }
  if (facts.firstRedemptionOn !== null && facts.firstRedemptionOn >= CHOICE_UNTIL_BENEFIT_SINCE)
    return settled('redemption-requested')
  if (choseByLaw) return open('chosen-progressive', ['regressive'])
  return open(wasChosen ? 'chosen-before-2024' : 'never-chosen')
}

export interface RegimeChoice {
  regime: TaxRegime | null
  /** Knows that the choice can't be undone; asked only of one that can't. */
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

/** The choice as it is filed. A choice of the regime that already applies counts too. */
export function checkRegimeChoice(
  choice: RegimeChoice,
  { offered, irrevocable, isFinal }: Pick<RegimeOption, 'offered' | 'irrevocable' | 'isFinal'>,
): Outcome<TaxRegime, RegimeChoiceProblem> {
  if (isFinal) return { ok: false, problems: [{ field: 'regime', code: 'already-final' }] }
  const problems: RegimeChoiceProblem[] = []
  if (choice.regime === null) problems.push({ field: 'regime', code: 'regime-required' })
  else if (!offered.includes(choice.regime)) problems.push({ field: 'regime', code: 'regime-not-offered' })
  if (!choice.sawComparison) problems.push({ field: 'sawComparison', code: 'comparison-required' })
  // Without a regime nothing tells it yet: the confirmation is asked for with the rest.
  if (!choice.acceptsIrrevocable && (choice.regime === null || irrevocable.includes(choice.regime)))
    problems.push({ field: 'acceptsIrrevocable', code: 'confirmation-required' })
  if (!choice.isReauthenticated) problems.push({ field: 'password', code: 'password-required' })
  return problems.length > 0 || choice.regime === null
    ? { ok: false, problems }
    : { ok: true, result: choice.regime }
}
