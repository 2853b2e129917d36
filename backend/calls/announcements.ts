import {
  cancelarNotificacaoAgendada,
  enviarNotificacao,
  retornarAlcanceNotificacao,
  retornarNotificacoesEnviadas,
} from '#contract/messages/announcements.ts'
import type { Api } from '../api.ts'
import { countReach } from '../usecases/messages/announcements/audience.ts'
import { listAnnouncements, readAnnouncement } from '../usecases/messages/announcements/list-announcements.ts'
import {
  cancelAnnouncement,
  writeAnnouncement,
} from '../usecases/messages/announcements/write-announcement.ts'
import { registerCall } from './register-call.ts'

export function registerAnnouncementCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarAlcanceNotificacao, async ({ query, today }) => {
    const { people, emails, name } = await countReach(
      database,
      {
        personId: query.idPessoa === 0 ? null : query.idPessoa,
        planId: query.idPlano ?? null,
        category: query.idCategoria ?? null,
      },
      today,
    )
    return { pessoas: people, porEmail: emails, nome: name }
  })

  registerCall(api, enviarNotificacao, async ({ actor, body, work }) => {
    const id = await work(async (unit) => {
      unit.afterCommit(() => api.wakeAnnouncements())
      return writeAnnouncement(unit, actor, body)
    })
    return readAnnouncement(database, id)
  })

  registerCall(api, retornarNotificacoesEnviadas, ({ query: { page } }) => listAnnouncements(database, page))

  registerCall(api, cancelarNotificacaoAgendada, async ({ actor, body, work }) => {
    await work((unit) => cancelAnnouncement(unit, actor, body.idEnvio))
    return readAnnouncement(database, body.idEnvio)
  })
}
