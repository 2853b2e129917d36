import { requestStatusTone } from '#app/features/service-request/request-status-tone.ts'
import { formatInstant } from '#app/format/dates.ts'
import { Timeline, type TimelineEvent } from '#design-system/Timeline/Timeline.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { quote } from './requests.css.ts'
import { authorRoleText, requestsText } from './requests.text.ts'

/** Every step of a request, newest first: what happened last is what matters. */
export function RequestHistory({ events }: { events: RequestOnPage['eventos'] }) {
  const steps = events.toReversed().map(
    ({ id, data, de, para, autor, motivo }, index): TimelineEvent => ({
      id: String(id),
      title: para.nome,
      when: formatInstant(data),
      dateTime: data,
      actor: authorOf({ de, autor }),
      tone: requestStatusTone(para.id),
      isCurrent: index === 0,
      children: motivo && <p className={quote}>{motivo}</p>,
    }),
  )
  return <Timeline label={requestsText.history} events={steps} />
}

/** Who made a step. What the service desk filed for a person says so. */
function authorOf({ de, autor }: Pick<RequestOnPage['eventos'][number], 'de' | 'autor'>): string {
  const { nome, papel } = autor
  if (papel === 'sistema') return authorRoleText.sistema
  if (papel === 'atendente' && de === null) return requestsText.filedThroughServiceDesk(nome)
  return `${nome} (${authorRoleText[papel]})`
}
