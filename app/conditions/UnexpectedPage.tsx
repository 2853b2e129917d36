import { DangerIcon } from '@portal/design-system/icons/condition-icons'
import { LinkButton } from '@portal/design-system/LinkButton'
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
      actions={<LinkButton href="/">{conditionText.home}</LinkButton>}
    />
  )
}
