import { callApi } from '#app/api/call-api.server.ts'
import { sharedAnswers } from '#app/api/shared-answers.server.ts'
import { type HelpChannel, retornarCanaisAjuda } from '#contract/publications/help-channels.ts'

/** Changes by attendants reach everyone within this time. */
const SHARED_MS = 30_000

/** Worth a moment and no more. */
const TIMEOUT_MS = 1000

const ask = sharedAnswers<HelpChannel[]>(SHARED_MS)

/** How the entity is reached. No page waits for it or fails without it: then there is nothing for now. */
export async function helpChannels(): Promise<readonly HelpChannel[]> {
  const channels = await ask(['help-channels'], () => callApi(retornarCanaisAjuda, {}, undefined, TIMEOUT_MS))
  return channels ?? []
}
