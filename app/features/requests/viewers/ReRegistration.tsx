import type { ReRegistrationData } from '#contract/re-registration.ts'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { TextLink } from '#design-system/TextLink/TextLink.tsx'
import { cards, note } from '../requests.css.ts'
import { reRegistrationViewText as words } from './re-registration.text.ts'
import { answerRows, changeRows, fileRows } from './re-registration-rows.ts'

/** A re-registration: how each group was answered, what changed, and the files that prove it. */
export function ReRegistration({ data }: { data: ReRegistrationData }) {
  const changes = changeRows(data)
  const files = fileRows(data)
  return (
    <div className={cards}>
      {data.atendente && <p className={note}>{words.serviceDesk(data.atendente)}</p>}
      <DescriptionList items={answerRows(data)} />
      <h3>{words.changes}</h3>
      {changes.length > 0 ? <DescriptionList items={changes} layout="rows" /> : <p>{words.noChanges}</p>}
      {files.length > 0 && (
        <>
          <h3>{words.files}</h3>
          <ul>
            {files.map(({ id, name, href }) => (
              <li key={id}>
                <TextLink href={href} renderLink={({ children, ...props }) => <a {...props}>{children}</a>}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
