import { buttonClass } from '@portal/design-system/Button/button-class'
import { DangerIcon } from '@portal/design-system/icons/condition-icons'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionText } from './conditions.text.ts'

/** The page of a failure on our side, for /500 and /_error. */
export function UnexpectedPage() {
  const { title, next } = conditionText.unexpectedPage
  return (
    <ConditionScreen
      icon={DangerIcon}
      title={title}
      next={next}
      actions={
        <PathLink path="/" className={buttonClass({ variant: 'primary' })}>
          {conditionText.home}
        </PathLink>
      }
    />
  )
}
