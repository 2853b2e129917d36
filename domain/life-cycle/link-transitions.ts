import { Category, type CategoryId, Situation, type SituationId } from '#domain/participants.ts'

export const LINK_EVENTS = [
  'contribution-suspended',
  'contribution-resumed',
  /** The sponsor informs that the employment ended. */
  'employment-ended',
  'self-sponsorship-chosen',
  /** *BPD*, asked for, or presumed when nothing was chosen in time or arrears were neither paid nor answered. */
  'deferral-chosen',
  'deferral-presumed',
  /** Redemption or portability of everything: asked for, and in its stages. */
  'total-option-filed',
  /** It was cancelled, refused or expired. */
  'total-option-ended',
  'portability-settled',
  'redemption-paid',
  'benefit-accepted',
  'first-benefit-paid',
  'benefit-suspended',
  'benefit-resumed',
  'balance-exhausted',
  'death-registered',
] as const
export type LinkEvent = (typeof LINK_EVENTS)[number]

/** Effect of a transition, to be carried out in the same transaction by whoever writes it. */
export type LinkEffect =
  | 'contributions-stop'
  /** The exit statement is due within thirty days. */
  | 'exit-statement-due'
  /** Contributions paid until the exit go on without a gap: due from the month after it. */
  | 'own-contributions-begin'
  | 'administration-fee-begins'
  | 'balance-blocked'
  | 'balance-released'
  /** The debt of a loan is taken from a payment before it is paid. */
  | 'loans-settled-first'
  | 'regime-becomes-final'
  | 'sessions-end'
  | 'open-requests-freeze'
  | 'pensions-open'

export interface LinkTransition {
  event: LinkEvent
  categories: readonly CategoryId[]
  from: readonly SituationId[]
  to: {
    /** Left out: it stays. */
    category?: CategoryId
    /** `previous`: the one in which the option was filed. */
    situation: SituationId | 'previous'
  }
  effects: readonly LinkEffect[]
}

const { taxpayer, assisted, pensioner, selfSponsored, deferred } = Category
const { active, inBenefit, inGranting, closed, deceased, suspended, disconnected, ported, transitory } =
  Situation

const saving = [taxpayer, selfSponsored, deferred]
const contributing = [taxpayer, selfSponsored]
const paid = [assisted, pensioner]

/** Every way from one situation of a link to another (plan rules; LC 109/2001 art. 14). What is not here is refused. */
export const linkTransitions: readonly LinkTransition[] = [
  {
    event: 'contribution-suspended',
    categories: contributing,
    from: [active],
    to: { situation: suspended },
    effects: ['contributions-stop'],
  },
  {
    event: 'contribution-resumed',
    categories: contributing,
    from: [suspended],
    to: { situation: active },
    effects: [],
  },
  {
    event: 'employment-ended',
    categories: [taxpayer],
    from: [active, suspended],
    to: { situation: disconnected },
    effects: ['contributions-stop', 'exit-statement-due'],
  },
  {
    event: 'self-sponsorship-chosen',
    categories: [taxpayer],
    from: [disconnected],
    to: { category: selfSponsored, situation: active },
    effects: ['own-contributions-begin'],
  },
  // Where the plan lets somebody in deferral go back to paying; the service asks the plan.
  {
    event: 'self-sponsorship-chosen',
    categories: [deferred],
    from: [active],
    to: { category: selfSponsored, situation: active },
    effects: ['own-contributions-begin'],
  },
  {
    event: 'deferral-chosen',
    categories: [taxpayer],
    from: [disconnected],
    to: { category: deferred, situation: active },
    effects: ['contributions-stop', 'administration-fee-begins'],
  },
  {
    event: 'deferral-chosen',
    categories: [selfSponsored],
    from: [active, suspended, disconnected],
    to: { category: deferred, situation: active },
    effects: ['contributions-stop', 'administration-fee-begins'],
  },
  {
    event: 'deferral-presumed',
    categories: [taxpayer],
    from: [disconnected],
    to: { category: deferred, situation: active },
    effects: ['contributions-stop', 'administration-fee-begins'],
  },
  // Of who pays alone, and neither paid nor answered the notice of their arrears.
  {
    event: 'deferral-presumed',
    categories: [selfSponsored],
    from: [active],
    to: { category: deferred, situation: active },
    effects: ['contributions-stop', 'administration-fee-begins'],
  },
  // Members of instituted plans need no end of employment, so that they come here from the active situation too.
  {
    event: 'total-option-filed',
    categories: saving,
    from: [active, suspended, disconnected],
    to: { situation: transitory },
    effects: ['balance-blocked'],
  },
  {
    event: 'total-option-ended',
    categories: saving,
    from: [transitory],
    to: { situation: 'previous' },
    effects: ['balance-released'],
  },
  {
    event: 'portability-settled',
    categories: saving,
    from: [transitory],
    to: { situation: ported },
    effects: ['contributions-stop'],
  },
  {
    event: 'redemption-paid',
    categories: saving,
    from: [transitory],
    to: { situation: closed },
    effects: ['contributions-stop', 'loans-settled-first'],
  },
  {
    event: 'benefit-accepted',
    categories: saving,
    from: [active, suspended, disconnected],
    to: { situation: inGranting },
    effects: ['contributions-stop'],
  },
  {
    event: 'first-benefit-paid',
    categories: saving,
    from: [inGranting],
    to: { category: assisted, situation: inBenefit },
    effects: ['regime-becomes-final'],
  },
  {
    event: 'first-benefit-paid',
    categories: [pensioner],
    from: [inGranting],
    to: { situation: inBenefit },
    effects: ['regime-becomes-final'],
  },
  {
    event: 'benefit-suspended',
    categories: paid,
    from: [inBenefit],
    to: { situation: suspended },
    effects: [],
  },
  {
    event: 'benefit-resumed',
    categories: paid,
    from: [suspended],
    to: { situation: inBenefit },
    effects: [],
  },
  { event: 'balance-exhausted', categories: paid, from: [inBenefit], to: { situation: closed }, effects: [] },
  {
    event: 'death-registered',
    categories: [taxpayer, assisted, pensioner, selfSponsored, deferred],
    from: [active, inBenefit, inGranting, suspended, disconnected, transitory],
    to: { situation: deceased },
    effects: ['contributions-stop', 'sessions-end', 'open-requests-freeze', 'pensions-open'],
  },
]
