import { Button } from '@portal/design-system/Button'
import { toast } from '@portal/design-system/Toast'
import { useCommand } from '#app/forms/use-command.ts'
import { markAllAsRead } from './notification-centre.functions.ts'
import { notificationCentreText as text } from './notification-centre.text.ts'

/** Marks everything as read, also what stands on other pages of the list. */
export function MarkAllAsRead() {
  const marking = useCommand<undefined, unknown>(() => markAllAsRead())
  const mark = async () => {
    const outcome = await marking.run()
    if (outcome.ok) toast.show({ message: text.allRead, tone: 'success' })
    else if (outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
  }
  return (
    <Button variant="secondary" isPending={marking.isPending} onPress={() => void mark()}>
      {text.markAll}
    </Button>
  )
}
