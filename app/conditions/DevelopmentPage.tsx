import { Button } from '@portal/design-system/Button'
import { buttonClass } from '@portal/design-system/Button/button-class'
import { HourglassIcon } from '@portal/design-system/icons/condition-icons'
import { useRouter } from '@tanstack/react-router'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionText } from './conditions.text.ts'

/** "Em construção": where the links of pages that do not exist yet lead. */
export function DevelopmentPage() {
  const { history } = useRouter()
  return (
    <ConditionScreen
      icon={HourglassIcon}
      {...conditionText.development}
      actions={
        <>
          <PathLink path="/" className={buttonClass({ variant: 'primary' })}>
            {conditionText.home}
          </PathLink>
          <Button variant="secondary" onPress={() => history.back()}>
            {conditionText.back}
          </Button>
        </>
      }
    />
  )
}
