import { attendantCommand } from '#app/session/server-functions.ts'
import { liberarDadosPessoa, manterDadosPessoa } from '#contract/records/retention.ts'

/** Has everything of a person kept, with a reason. @throws PortalProblem `conflict` when it is already */
export const holdRecords = attendantCommand
  .validator(manterDadosPessoa.body)
  .handler(({ data, context }) => context.api.call(manterDadosPessoa, { body: data }))

/** Lets it go again when its time is over, with a reason. @throws PortalProblem `conflict` when nothing holds it */
export const releaseRecords = attendantCommand
  .validator(liberarDadosPessoa.body)
  .handler(({ data, context }) => context.api.call(liberarDadosPessoa, { body: data }))
