import { RequestReading } from '#app/features/service-request/RequestReading.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { TextLink } from '#design-system/TextLink/TextLink.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { cards, note } from './requests.css.ts'
import { requestsText } from './requests.text.ts'

/** What was asked, and the files that went with it for whoever decides. */
export function RequestAsked({ asked, reRegistration }: Pick<RequestOnPage, 'asked' | 'reRegistration'>) {
  const files = reRegistration?.files ?? []
  return (
    <Card title={requestsText.data}>
      <div className={cards}>
        {asked ? <RequestReading lines={asked} /> : <p className={note}>{requestsText.unreadable}</p>}
        {files.length > 0 && (
          <>
            <h3>{requestsText.files}</h3>
            <ul>
              {files.map(({ id, name }) => (
                <li key={id}>
                  <TextLink
                    href={`/arquivos/recadastramento-enviado/${id}`}
                    renderLink={({ children, ...props }) => <a {...props}>{children}</a>}
                  >
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
