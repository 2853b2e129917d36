/** Why entries can't be posted. */
export type PostingProblem =
  | 'unknown-link'
  | 'wrong-key'
  | 'wrong-amount'
  | 'wrong-account'
  | 'wrong-lot'
  | 'unpublished-value'
  | 'quotas-differ'
  | 'below-zero'
  | 'one-sided-switch'
  | 'one-sided-pension'
  | 'one-sided-dates'
  | 'other-content'
  | 'not-the-reverse'

/**
 * The posting does not fit the ledger; nothing of the call was posted. Callers check first, so this is a fault of the program or of an
 * import, which finds its lines by `key`.
 */
export class PostingRefused extends Error {
  override readonly name = 'PostingRefused'
  readonly problem: PostingProblem
  /** Key of the first posting at fault; null where it is none in particular. */
  readonly key: string | null

  constructor(problem: PostingProblem, key: string | null, detail: string) {
    super(`${problem}${key === null ? '' : ` (${key})`}: ${detail}`)
    this.problem = problem
    this.key = key
  }
}
