import { buttonClass } from '@portal/design-system/Button/button-class'
import { SignpostIcon } from '@portal/design-system/icons/condition-icons'
import { PathLink } from '#app/navigation/PathLink.tsx'
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
