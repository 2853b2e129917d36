import { alterarEmailRecadastramento, filtrarPessoas, retornarPessoa } from '#contract/people/people.ts'
import type { Api } from '../api.ts'
import { readReturning } from '../messages/returned-emails.ts'
import { awaitedAnswersOf } from '../usecases/collection/contribution-payments/arrears-notice.ts'
import { enhancedDiligenceOf } from '../usecases/declarations/enhanced-diligence.ts'
import { readProtection } from '../usecases/identity/protection-wire.ts'
import { changeEmailThroughServiceDesk } from '../usecases/people/change-email-through-service-desk.ts'
import { findPeople, readPerson } from '../usecases/people/find-people.ts'
import { readHold } from '../usecases/records/retention/hold-records.ts'
import { registerCall } from './register-call.ts'

/** Finding the people whom the service desk serves. */
export function registerPeopleCalls(api: Api): void {
  const { database } = api

  registerCall(api, filtrarPessoas, async ({ query: { palavraChave, page, limit } }) => {
    const { people, hasMore } = await findPeople(database, { keyword: palavraChave, page, limit })
    return { pessoas: people, temMais: hasMore }
  })

  registerCall(api, retornarPessoa, async ({ actor, person: owner, now, today }) => {
    const [found, diligencia, avisosAtraso, protecao, emailVoltando, dadosMantidos] = await Promise.all([
      readPerson(database, actor, owner.id),
      enhancedDiligenceOf(database, owner.id, today),
      awaitedAnswersOf(database, owner.id, today),
      readProtection(database, actor, owner, now),
      readReturning(database, owner.id, now),
      readHold(database, owner.id),
    ])
    const { person, cpf, refusal, accessRefusal, diedOn } = found
    return {
      pessoa: person,
      cpf,
      impedimento: refusal,
      impedimentoAcesso: accessRefusal,
      faleceuEm: diedOn,
      diligencia,
      avisosAtraso,
      protecao,
      emailVoltando,
      dadosMantidos,
    }
  })

  registerCall(api, alterarEmailRecadastramento, async ({ actor, person, body, work }) => {
    const { cpf, email, token, motivo: reason, compartilhado: isShared } = body
    const changed = await work((unit) =>
      changeEmailThroughServiceDesk(unit, actor, { person, cpf, email, token, reason, isShared }),
    )
    return {
      email: changed.email,
      protocolo: changed.protocol,
      ...(changed.waits && { aguardaConfirmacao: true as const }),
    }
  })
}
