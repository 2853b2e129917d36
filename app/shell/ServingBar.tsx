import { Button } from '@portal/design-system/Button'
import { EyeIcon, LogOutIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { timeText } from '#contract/value-text.ts'
import { bar, leave, sentence, warning } from './ServingBar.css.ts'
import { shellText } from './shell.text.ts'

export type ServingBarProps = {
  /** The person whose portal is shown. */
  name: string
  /** ISO instant at which it began. */
  since: string
  /** ISO instant at which it ends by itself. */
  until: string
  /** It is about to end. Default false. */
  isEnding?: boolean
  isLeaving?: boolean
  onLeave: () => void
}

/** While an attendant acts for a person: the badge 'Visão Administradora', who it is, since when, and the way out. Stays in sight. */
export function ServingBar({
  name,
  since,
  until,
  isEnding = false,
  isLeaving = false,
  onLeave,
}: ServingBarProps) {
  return (
    <section aria-label={shellText.servingLabel} className={bar}>
      <StatusTag tone="warning" icon={EyeIcon}>
        {shellText.adminView}
      </StatusTag>
      <p className={sentence}>
        {shellText.serving(name)}{' '}
        <Text as="span" tone="body">
          {shellText.servingSpan(timeText(since), timeText(until))}
        </Text>{' '}
        <span role="status" className={warning}>
          {isEnding && shellText.servingEndsSoon}
        </span>
      </p>
      <div className={leave}>
        <Button variant="secondary" size="compact" icon={LogOutIcon} isPending={isLeaving} onPress={onLeave}>
          {shellText.leaveServing}
        </Button>
      </div>
    </section>
  )
}
