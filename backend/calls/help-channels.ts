import { retornarCanaisAjuda } from '#contract/publications/help-channels.ts'
import type { Api } from '../api.ts'
import { listHelpChannels } from '../usecases/publications/help-channels/list-help-channels.ts'
import { registerCall } from './register-call.ts'

/** How the entity is reached. */
export function registerHelpChannelCalls(api: Api): void {
  registerCall(api, retornarCanaisAjuda, () => listHelpChannels(api.database))
}
