import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { toast } from '@portal/design-system/Toast/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import type { Competence } from '#domain/calendar.ts'
import { endLabel, endSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { end: text } = suspensionText

type EndSuspensionProps = {
  /** First month with contributions again. */
  resumes: Competence
  /** What is contributed then, reais. */
  own: number
  end: () => Promise<unknown>
}

/** Ends the suspension before its time, after asking. */
export function EndSuspension({ resumes, own, end }: EndSuspensionProps) {
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => end(),
    onSuccess: () => toast.show({ message: text.done }),
    onError: (error) => toast.show({ message: problemOf(error).detail, tone: 'danger' }),
    onSettled: () =>
      Promise.all(
        ['suspension', 'contributions', 'home'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{text.action}</Button>}
      title={text.title}
      confirmLabel={endLabel(resumes)}
      cancelLabel={text.keep}
      isPending={ending.isPending}
      onConfirm={async () => {
        await ending.mutateAsync().catch(() => undefined)
      }}
    >
      {endSentence(resumes, own)}
    </ConfirmDialog>
  )
}
