import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import type { ContributionChange, ContributionChangeData } from '#contract/contributions.ts'
import type { ChangeTerms, FiledChange } from './contribution-rules.ts'

/** What a change of either kind gets from its page. */
export type ChangeProps<Situation> = RequestOnPage<FiledChange, ContributionChangeData> & {
  situation: Situation
  terms: ChangeTerms
  file: (input: ContributionChange) => Promise<FiledChange>
}
