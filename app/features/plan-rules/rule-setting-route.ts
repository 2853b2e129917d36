import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { type RuleSearch, ruleSettingDefaults, ruleSettingSearch } from './rule-setting.search.ts'

/**
 * Shared by the routes of all rule settings: search parameters and gate. Loader, title, pending screen and component stay literal keys in
 * each route file, because only those are split out with their page.
 */
export const ruleSettingRoute = {
  validateSearch: ruleSettingSearch,
  search: { middlewares: [stripSearchParams<RuleSearch>(ruleSettingDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: RuleSearch }) => search,
}
