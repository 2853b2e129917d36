import { PathLink } from '#app/navigation/PathLink.tsx'
import { buttonClass } from '#design-system/Button/button-class.ts'
import { SignpostIcon } from '#design-system/icons/condition-icons.ts'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionText } from './conditions.text.ts'

/** An address that leads nowhere. */
export function PageNotFound() {
  return (
    <ConditionScreen
      icon={SignpostIcon}
      {...conditionText['not-found']}
      actions={
        <PathLink path="/" className={buttonClass({ variant: 'primary' })}>
          {conditionText.home}
        </PathLink>
      }
    />
  )
}
