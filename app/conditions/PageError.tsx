import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { buttonClass } from '#design-system/Button/Button.css.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionOf } from './condition-of.ts'
import { conditionText } from './conditions.text.ts'
import { answerWithStatusOf } from './response-status.ts'

/** What a page shows when its data could not be had. Comes back by itself when the connection does. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const problem = problemOf(error)
  answerWithStatusOf(problem.kind)
  const { icon, text, detail } = conditionOf(problem)
  const canRetry = problem.kind === 'unavailable' || problem.kind === 'unexpected'
  const retry = () => {
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    if (!canRetry) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <ConditionScreen
      icon={icon}
      title={text.title}
      detail={detail}
      next={text.next}
      code={
        problem.kind === 'unexpected' && problem.requestId ? conditionText.code(problem.requestId) : undefined
      }
      actions={
        <>
          {canRetry && <Button onPress={retry}>{conditionText.retry}</Button>}
          <PathLink path="/" className={buttonClass({ variant: 'secondary' })}>
            {conditionText.home}
          </PathLink>
        </>
      }
    />
  )
}
