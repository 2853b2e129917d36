import type { Api } from '../api.ts'
import { registerContributionCalls } from './contributions.ts'
import { registerConversationCalls } from './conversations.ts'
import { registerHealth } from './health.ts'
import { registerNotificationCalls } from './notifications.ts'
import { registerPlanCalls } from './plans.ts'
import { registerExportCalls } from './request-exports.ts'
import { registerRequestCalls } from './requests.ts'
import { registerSessionCalls } from './sessions.ts'
import { registerThemeCalls } from './themes.ts'

/** Puts every call on the server; a test holds this against the contract's table. */
export function registerAllCalls(api: Api): void {
  registerHealth(api)
  registerSessionCalls(api)
  registerPlanCalls(api)
  registerThemeCalls(api)
  registerContributionCalls(api)
  registerNotificationCalls(api)
  registerConversationCalls(api)
  registerRequestCalls(api)
  registerExportCalls(api)
}
