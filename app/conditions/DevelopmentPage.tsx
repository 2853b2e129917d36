import { Button } from '@portal/design-system/Button'
import { HourglassIcon } from '@portal/design-system/icons/condition-icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useRouter } from '@tanstack/react-router'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionText } from './conditions.text.ts'

/** "Em construção": where the addresses of pages that do not exist yet lead. `wanted`: the page that was asked for; null for none. */
export function DevelopmentPage({ wanted }: { wanted: string | null }) {
  const { history } = useRouter()
  return (
    <ConditionScreen
      icon={HourglassIcon}
      title={wanted === null ? conditionText.development.title : conditionText.beingBuilt(wanted)}
      next={conditionText.development.next}
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
