import { Banner } from '@portal/design-system/Banner'
import { focusField } from '@portal/design-system/ErrorSummary'
import { fieldId } from '#app/forms/field-state.ts'
import type { ReturnedRequest } from './sent-request.ts'
import { requestText } from './service-request.text.ts'

const { returned: text } = requestText

type ReturnedNoticeProps = {
  returned: Pick<ReturnedRequest<unknown>, 'protocolo' | 'motivo' | 'correcoes'>
  /** Names of the form's fields by their wire paths: what is not among them, such as a document, is named without a link. */
  labels: Readonly<Record<string, string>>
}

/** Why a request came back, in the entity's words, with a link to each field that it named. */
export function ReturnedNotice({ returned: { protocolo, motivo, correcoes }, labels }: ReturnedNoticeProps) {
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
      {correcoes.length > 0 && (
        <>
          <p>{text.fields}</p>
          <ul>
            {correcoes.map(({ campo, nome, motivo: note }) => (
              <li key={campo}>
                {campo in labels ? <FieldAnchor path={campo}>{nome}</FieldAnchor> : nome}
                {note && `: ${note}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}

function FieldAnchor({ path, children }: { path: string; children: string }) {
  const id = fieldId(path)
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        if (focusField(id)) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
