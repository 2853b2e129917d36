import { Button } from '@portal/design-system/Button'
import { HourglassIcon } from '@portal/design-system/icons/condition-icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useRouter } from '@tanstack/react-router'
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
          <LinkButton href="/">{conditionText.home}</LinkButton>
          <Button variant="secondary" onPress={() => history.back()}>
            {conditionText.back}
          </Button>
        </>
      }
    />
  )
}
