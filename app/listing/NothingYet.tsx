import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'

/** In place of a page's content while there is none: what will stand here, and `action`, the words that lead to the services. */
export function NothingYet({ title, text, action }: { title: string; text: string; action?: string }) {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          action && (
            <LinkButton href="/services" variant="secondary">
              {action}
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
