import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Select } from '@portal/design-system/Select'
import { Spinner } from '@portal/design-system/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { colleaguesQuery } from './colleagues.queries.ts'
import { colleaguesText as text } from './colleagues.text.ts'

/** Stands for nobody: what is handed over goes back to the queue. */
export const QUEUE = 0

type ColleagueChoiceProps = {
  /** Id of a colleague, {@link QUEUE}, or null while nobody is chosen. */
  value: number | null
  onChange: (chosen: number | null) => void
  errorMessage: string | undefined
}

/** To whom something goes: a colleague, with who of them is there, or back to the queue. */
export function ColleagueChoice({ value, onChange, errorMessage }: ColleagueChoiceProps) {
  const { person } = useSession()
  const { data, isError } = useQuery(colleaguesQuery)
  if (isError) return <InlineMessage tone="danger">{text.failed}</InlineMessage>
  if (!data) return <Spinner label={text.loading} />
  const others = data.filter(({ id }) => id !== person.id)
  return (
    <Select
      label={text.label}
      isRequired
      options={[
        ...others.map(({ id, nome, presente }) => ({
          id,
          label: nome,
          description: presente ? text.isThere : text.isAway,
        })),
        { id: QUEUE, label: text.queue },
      ]}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}
