import { AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { List } from '@portal/design-system/List'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { reaisText } from '#contract/value-text.ts'
import { urgentMark } from './home.css.ts'
import { toDoText } from './to-do.text.ts'
import { groupsOf, type ToDoGroups, type ToDoLine, toDoLines } from './to-do-lines.ts'

/** From so many days before on a deadline is shown as near: time enough to still do something about it. */
const NEAR = 5

type ToDoListProps = {
  list: readonly ToDo[]
  /** An attendant is here for the person. */
  isServed: boolean
  /** Kind of the one that home has said already. */
  said?: ToDo['tipo'] | undefined
}

/** Everything else that there is to do: what has a consequence, money with its total, and folded away what can wait; a calm line for nothing. */
export function ToDoList({ list, isServed, said }: ToDoListProps) {
  const lines = toDoLines(
    list.filter(({ tipo }) => tipo !== said),
    isServed,
  )
  if (lines.length === 0)
    return <InlineMessage tone="success">{said ? toDoText.nothingElse : toDoText.nothing}</InlineMessage>
  const groups = groupsOf(lines)
  const isCalm = groups.acts.length + groups.payments.length === 0
  const later = groups.later.length > 0 && (
    <AccordionItem title={toDoText.later(groups.later.length)} headingLevel={isCalm ? 2 : 3}>
      <List label={toDoText.later(groups.later.length)} items={groups.later.map(rowOf)} />
    </AccordionItem>
  )
  if (isCalm)
    return (
      <Stack gap="2">
        <InlineMessage tone="success">{toDoText.nothingUrgent}</InlineMessage>
        {later}
      </Stack>
    )
  const acts = groups.acts.length > 0 && <List label={toDoText.heading} items={groups.acts.map(rowOf)} />
  return (
    <Card title={toDoText.heading}>
      {!groups.isLate && acts}
      {groups.payments.length > 0 && <Payments {...groups} />}
      {groups.isLate && acts}
      {later}
    </Card>
  )
}

function Payments({ payments, total }: ToDoGroups) {
  return (
    <Stack gap="2">
      {payments.length > 1 && (
        <Cluster justify="between" align="baseline">
          <Text as="h3" variant="label">
            {toDoText.payments}
          </Text>
          <Text as="strong" tone="strong">
            {toDoText.total(reaisText(total))}
          </Text>
        </Cluster>
      )}
      <List label={toDoText.payments} items={payments.map(rowOf)} />
    </Stack>
  )
}

function rowOf({ id, title, detail, reais, urgent, until, icon: Icon, action }: ToDoLine) {
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
    meta: reais !== undefined && (
      <Text as="strong" tone={urgent ? 'danger' : 'strong'}>
        {reaisText(reais)}
      </Text>
    ),
    action: action && (
      <LinkButton
        href={action.href}
        size="compact"
        variant="secondary"
        aria-label={`${action.label}: ${title}`}
      >
        {action.label}
      </LinkButton>
    ),
  }
}
