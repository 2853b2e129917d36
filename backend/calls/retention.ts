import { liberarDadosPessoa, manterDadosPessoa, retornarPrazosGuarda } from '#contract/records/retention.ts'
import type { Api } from '../api.ts'
import { retention } from '../rules/entity-kinds.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { holdRecords, releaseRecords } from '../usecases/records/retention/hold-records.ts'
import { registerCall } from './register-call.ts'

/** For how long records are kept, and what keeps them longer. */
export function registerRetentionCalls(api: Api): void {
  registerCall(api, retornarPrazosGuarda, async ({ today }) => {
    const periods = await ruleOn(api.database, retention, null, today)
    return {
      anosRegistrosPlano: periods.planRecordYears,
      anosFiscais: periods.taxYears,
      anosDeclaracoes: periods.amlYears,
      anosConversas: periods.chatYears,
      mesesAcessos: periods.accessMonths,
      diasCodigos: periods.codeDays,
      diasArquivosRecusados: periods.rejectedFileDays,
    }
  })

  registerCall(api, manterDadosPessoa, ({ actor, person, body, work }) =>
    work((unit) => holdRecords(unit, actor, person.id, body.motivo)),
  )

  registerCall(api, liberarDadosPessoa, ({ actor, person, body, work }) =>
    work((unit) => releaseRecords(unit, actor, person.id, body.motivo)),
  )
}
