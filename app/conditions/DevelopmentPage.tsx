import { useRouter } from '@tanstack/react-router'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { buttonClass } from '#design-system/Button/button-class.ts'
import { HourglassIcon } from '#design-system/icons/condition-icons.ts'
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
