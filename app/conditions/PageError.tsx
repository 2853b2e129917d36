import { Button } from '@portal/design-system/Button'
import { LinkButton } from '@portal/design-system/LinkButton'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { ConditionScreen } from './ConditionScreen.tsx'
import { conditionOf } from './condition-of.ts'
import { conditionText } from './conditions.text.ts'
import { detailBeyondTitle } from './detail-beyond-title.ts'
import { answerWithStatusOf } from './response-status.ts'
import { WaitingForSystem } from './WaitingForSystem.tsx'

/** Replaces a page whose data failed to load. Retries by itself once the connection or the system is back. */
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
      detail={detail && detailBeyondTitle(text.title, detail)}
      next={text.next}
      code={
        problem.kind === 'unexpected' && problem.requestId ? conditionText.code(problem.requestId) : undefined
      }
      progress={comesBack && <WaitingForSystem onReturn={retry} />}
      actions={
        <>
          {remedy && <Button onPress={remedies[remedy]}>{conditionText[remedy]}</Button>}
          <LinkButton href="/" variant={remedy ? 'secondary' : 'primary'}>
            {conditionText.home}
          </LinkButton>
        </>
      }
    />
  )
}

/** The heading that had focus is gone with this screen; where nothing else took it, that of the page which came in its place does. */
function focusReturnedPage(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus()
}
