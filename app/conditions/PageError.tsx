import { buttonClass } from '@portal/design-system/Button/button-class'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { ComingBack } from './ComingBack.tsx'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionOf } from './condition-of.ts'
import { conditionText } from './conditions.text.ts'
import { answerWithStatusOf } from './response-status.ts'

/**
 * What a page shows when its data could not be had. Comes back by itself when the connection or the system does. It is in the first
 * program of every page, so its button is a plain one.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const problem = problemOf(error)
  answerWithStatusOf(problem.kind)
  const { icon, text, detail, remedy, comesBack } = conditionOf(problem)
  const retry = () => {
    reset()
    void router.invalidate().then(focusReturnedPage)
  }
  const remedies = { retry, reload: () => location.reload() }
  useEffect(() => {
    if (problem.kind !== 'unavailable' && problem.kind !== 'unexpected') return undefined
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
      progress={comesBack && <ComingBack onReturn={retry} />}
      actions={
        <>
          {remedy && (
            <button type="button" className={buttonClass({ variant: 'primary' })} onClick={remedies[remedy]}>
              {conditionText[remedy]}
            </button>
          )}
          <PathLink path="/" className={buttonClass({ variant: remedy ? 'secondary' : 'primary' })}>
            {conditionText.home}
          </PathLink>
        </>
      }
    />
  )
}

/** The heading that had focus is gone with this screen; where nothing else took it, that of the page which came in its place does. */
function focusReturnedPage(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus()
}
