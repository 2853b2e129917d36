import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RequestSearch } from './service-request.search.ts'

export type RequestStep = 'form' | 'review' | 'receipt'

/** Where focus goes with a move. `none`: something on the next step takes it by itself, such as the summary of what to correct. */
type StepFocus = 'heading' | 'none'

const names = { form: undefined, review: 'conferir', receipt: 'pronto' } as const

/**
 * The step of a request in sight, which the address names: the browser's way back leads from the review to the form, and a reload stays.
 * `isPossible` says which step can be shown; another one is the form, and leaves the address once the form is complete. `headingRef`
 * belongs on the heading of whichever step is shown: it takes focus after a move, so that work goes on where the page does, but not when
 * the page opens.
 */
export function useRequestSteps(isPossible: (step: RequestStep) => boolean, isComplete: boolean) {
  const { etapa } = useSearch({ strict: false }) as RequestSearch
  const navigate = useNavigate()
  const { history } = useRouter()
  const wanted = etapa === 'conferir' ? 'review' : etapa === 'pronto' ? 'receipt' : 'form'
  const step: RequestStep = isPossible(wanted) ? wanted : 'form'
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const focus = useRef<StepFocus>('heading')
  const cameFromForm = useRef(false)

  const move = (next: RequestStep, replace: boolean) =>
    navigate({
      to: '.',
      search: (search) => ({ ...search, etapa: names[next] }),
      replace,
      resetScroll: false,
    })

  const leaveAddress = useEffectEvent(() => void move('form', true))
  const isAsked = step === wanted
  useEffect(() => {
    if (isComplete && !isAsked) leaveAddress()
  }, [isComplete, isAsked])

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const takesFocus = focus.current === 'heading'
    focus.current = 'heading'
    if (!takesFocus) return
    headingRef.current?.focus()
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  return {
    step,
    headingRef,
    review: () => {
      cameFromForm.current = true
      void move('review', false)
    },
    /** From the review back to the form: the way the browser's own button takes, where the person came by it. */
    backToForm: (wantedFocus: StepFocus = 'heading') => {
      focus.current = wantedFocus
      if (cameFromForm.current) history.back()
      else void move('form', true)
      cameFromForm.current = false
    },
    /** The review has done its part: the way back leads to the form, not to sending again. */
    receipt: () => void move('receipt', true),
  }
}
