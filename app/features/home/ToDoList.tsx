import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { List } from '@portal/design-system/List'
import { Text } from '@portal/design-system/Text'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { urgentMark } from './home.css.ts'
import { toDoText } from './to-do.text.ts'
import { type ToDoLine, toDoLines } from './to-do-lines.ts'

/** From so many days before on a deadline is shown as near: time enough to still do something about it. */
const NEAR = 5

type ToDoListProps = {
  list: readonly ToDo[]
  /** An attendant is here for the person. */
  isServed: boolean
}

/** To-do items of the person, most urgent first; a calm line when there are none. */
export function ToDoList({ list, isServed }: ToDoListProps) {
  const lines = toDoLines(list, isServed)
  if (lines.length === 0) return <InlineMessage tone="success">{toDoText.nothing}</InlineMessage>
  return (
    <Card title={toDoText.heading}>
      <List label={toDoText.heading} items={lines.map((line, at) => rowOf(line, at === 0))} />
    </Card>
  )
}

/** Of all that can be done, one thing has the strongest button: the first, where it is late. */
function rowOf({ id, title, detail, amount, urgent, until, icon: Icon, action }: ToDoLine, isFirst: boolean) {
  return {
    id,
    title,
    text: until ? (
      <>
        {detail} <DeadlineOnScreen date={until} near={NEAR} />
      </>
    ) : (
      detail
    ),
    media: (
      <span className={urgent ? urgentMark : undefined}>
        <Icon />
      </span>
    ),
    meta: amount && (
      <Text as="strong" tone={urgent ? 'danger' : 'strong'}>
        {amount}
      </Text>
    ),
    action: action && (
      <LinkButton
        href={action.href}
        size="compact"
        variant={urgent && isFirst ? 'primary' : 'secondary'}
        aria-label={`${action.label}: ${title}`}
      >
        {action.label}
      </LinkButton>
    ),
  }
}
