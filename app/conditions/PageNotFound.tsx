import { SignpostIcon } from '@portal/design-system/icons/condition-icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionText } from './conditions.text.ts'

/** An address that leads nowhere. */
export function PageNotFound() {
  return (
    <ConditionScreen
      icon={SignpostIcon}
      {...conditionText['not-found']}
      actions={<LinkButton href="/">{conditionText.home}</LinkButton>}
    />
  )
}
