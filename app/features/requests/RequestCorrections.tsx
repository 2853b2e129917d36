import { Card } from '@portal/design-system/Card'
import { RequestReading } from '#app/features/service-request/RequestReading.tsx'
import { formatInstant } from '#app/format/dates.ts'
import { codeText } from '#contract/value-text.ts'
import type { RequestOnPage } from './request-on-page.ts'
import { cards, longCode, note } from './requests.css.ts'
import { requestsText } from './requests.text.ts'

/** What each correction of a returned request changed, the newest first; nothing for a request that was sent once. */
export function RequestCorrections({ corrections }: Pick<RequestOnPage, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <Card title={requestsText.corrections}>
      <div className={cards}>
        {corrections.toReversed().map(({ version, sentAt, code, changes }) => (
          <div key={version}>
            <h3>{requestsText.correctedAt(formatInstant(sentAt))}</h3>
            {changes.length === 0 ? (
              <p className={note}>{requestsText.nothingCorrected}</p>
            ) : (
              <RequestReading lines={changes} />
            )}
            <p className={note}>
              {requestsText.code}: <span className={longCode}>{codeText(code)}</span>
            </p>
          </div>
        ))}
      </div>
    </Card>
  )
}
