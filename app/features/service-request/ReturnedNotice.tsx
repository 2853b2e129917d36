import { Banner } from '#design-system/Banner/Banner.tsx'
import type { ReturnedRequest } from './filed-request.ts'
import { requestText } from './service-request.text.ts'

const { returned: text } = requestText

type ReturnedNoticeProps = { returned: Pick<ReturnedRequest<unknown>, 'protocolo' | 'motivo'> }

/** Why a request came back, in the entity's words. */
export function ReturnedNotice({ returned: { protocolo, motivo } }: ReturnedNoticeProps) {
  return (
    <Banner tone="warning" title={text.title(protocolo)}>
      {motivo ? (
        <>
          <p>{text.reason}</p>
          <blockquote>{motivo}</blockquote>
        </>
      ) : (
        <p>{text.noReason}</p>
      )}
    </Banner>
  )
}
