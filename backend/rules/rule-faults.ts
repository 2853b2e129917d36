import type { IsoDate } from '#domain/calendar.ts'

type RuleReference = { kind: string; planId: number | null; day: IsoDate }

const inWords = ({ kind, planId, day }: RuleReference) =>
  `"${kind}" ${planId === null ? 'for everybody' : `of plan ${planId}`} on ${day}`

/**
 * No rule of a kind is in force on a day: a fault of the configuration, which nothing stands in for. Answers 503; the log says which.
 */
export class MissingRule extends Error {
  override readonly name = 'MissingRule'
  readonly asked: RuleReference

  constructor(asked: RuleReference) {
    super(`there is no rule ${inWords(asked)}`)
    this.asked = asked
  }
}

/** A stored rule is not what its kind says any more. Answers 503; the log says which, and where. */
export class UnreadableRule extends Error {
  override readonly name = 'UnreadableRule'
  readonly asked: RuleReference

  constructor(asked: RuleReference, complaint: string) {
    super(`the rule ${inWords(asked)} cannot be read: ${complaint}`)
    this.asked = asked
  }
}
