import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { toast } from '@portal/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

const { cancel: text } = contributionPaymentsText

/** Takes back a contribution that was not paid, after asking. */
export function CancelPayment({ id, cancel }: { id: number; cancel: (id: number) => Promise<unknown> }) {
  const queryClient = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => cancel(id),
    onSuccess: () => toast.show({ message: text.done }),
    onError: (error) => toast.show({ message: problemOf(error).detail, tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contribution-payments'] }),
  })
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{text.action}</Button>}
      title={text.title}
      confirmLabel={text.action}
      cancelLabel={text.keep}
      tone="danger"
      isPending={cancelling.isPending}
      onConfirm={async () => {
        await cancelling.mutateAsync().catch(() => undefined)
      }}
    >
      {text.text}
    </ConfirmDialog>
  )
}
