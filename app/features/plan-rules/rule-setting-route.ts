import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { type RuleSearch, ruleSettingDefaults, ruleSettingSearch } from './rule-setting.search.ts'

/**
 * What the routes of all settings of rules share and every page carries: search parameters and gate. Loader, title, waiting and component
 * are written as literal keys beside it, because only then do they come with their page.
 */
export const ruleSettingRoute = {
  validateSearch: ruleSettingSearch,
  search: { middlewares: [stripSearchParams<RuleSearch>(ruleSettingDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: RuleSearch }) => search,
}
