import { Cluster } from '@portal/design-system/Cluster'
import type { IconComponent } from '@portal/design-system/icons'
import { Text } from '@portal/design-system/Text'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { actions as actionsClass, emblem, screen, text } from './ConditionScreen.css.ts'
import { InsideMain } from './inside-main.ts'

type ConditionScreenProps = {
  icon: IconComponent
  title: string
  /** The cause, in the server's words when it gave any. */
  detail?: string
  /** Instruction for the person: the next step. */
  next: string
  /** Progress of work that continues by itself meanwhile. */
  progress?: ReactNode
  code?: string
  actions?: ReactNode
}

/** A whole screen about one condition. Its heading takes focus, because it came instead of what was asked for. */
export function ConditionScreen({
  icon: Icon,
  title,
  detail,
  next,
  progress,
  code,
  actions,
}: ConditionScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const Landmark = use(InsideMain) ? 'div' : 'main'
  return (
    <Landmark className={screen}>
      <span className={emblem}>
        <Icon size="large" />
      </span>
      <Text as="h1" variant="heading" hasMeasure ref={heading} tabIndex={-1}>
        {title}
      </Text>
      {detail && <p className={text}>{detail}</p>}
      <p className={text}>{next}</p>
      {progress}
      {code && (
        <Text variant="small" tone="muted">
          {code}
        </Text>
      )}
      {actions && (
        <Cluster justify="center" className={actionsClass}>
          {actions}
        </Cluster>
      )}
    </Landmark>
  )
}
