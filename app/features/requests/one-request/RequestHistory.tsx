import { Timeline, type TimelineEvent } from '@portal/design-system/Timeline'
import { requestStatusTone } from '#app/features/request-engine/request-status-tone.ts'
import { instantText } from '#contract/value-text.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { quote } from '../requests.css.ts'
import { authorRoleText, requestsText } from '../requests.text.ts'

/** Every step of a request, newest first: what happened last is what matters. */
export function RequestHistory({ events }: { events: RequestOnPage['eventos'] }) {
  const steps = events.toReversed().map(
    ({ id, data, de, para, autor, motivo, etapa, correcoes }, index): TimelineEvent => ({
      id: String(id),
      title: etapa === null ? para.nome : requestsText.sentOn(etapa),
      when: instantText(data),
      dateTime: data,
      actor: authorOf({ de, autor }),
      tone: requestStatusTone(para.id),
      isCurrent: index === 0,
      children: (motivo !== null || correcoes.length > 0) && (
        <>
          {motivo !== null && <p className={quote}>{motivo}</p>}
          {correcoes.length > 0 && (
            <ul className={quote}>
              {correcoes.map(({ campo, nome, motivo: about }) => (
                <li key={campo}>{about === null ? nome : `${nome}: ${about}`}</li>
              ))}
            </ul>
          )}
        </>
      ),
    }),
  )
  return <Timeline label={requestsText.history} events={steps} />
}

/** Who made a step. What the service desk sent for a person says so. */
function authorOf({ de, autor }: Pick<RequestOnPage['eventos'][number], 'de' | 'autor'>): string {
  const { nome, papel } = autor
  if (papel === 'sistema') return authorRoleText.sistema
  if (papel === 'atendente' && de === null) return requestsText.sentThroughServiceDesk(nome)
  return `${nome} (${authorRoleText[papel]})`
}
