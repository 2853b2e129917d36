import { PathLink } from '#app/navigation/PathLink.tsx'
import { buttonClass } from '#design-system/Button/button-class.ts'
import { DangerIcon } from '#design-system/icons/condition-icons.ts'
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
