import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon } from '../icons/icons.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { forward, nav } from './StepNav.css.ts'

/** The way back: an address where the step has one, else something to do. */
export type StepBack = { href: string; onPress?: undefined } | { href?: undefined; onPress: () => void }

export interface StepNavProps {
  /** Left out on the first step. */
  back?: StepBack
  /** Default "Voltar". */
  backLabel?: string
  /** The button that goes on, and before it a second one if there is any. */
  children: ReactNode
  /** Waits while the step is sent. */
  isDisabled?: boolean
  /** On a phone it stays at the lower edge of the screen. Default true; false where a keyboard would leave no room. */
  isSticky?: boolean
}

/** The foot of a step: the way back at the start, the way on at the end. */
export function StepNav({ back, backLabel, children, isDisabled, isSticky = true }: StepNavProps) {
  const strings = useStrings()
  const step = { variant: 'secondary', icon: ArrowLeftIcon, isDisabled } as const
  return (
    <div
      className={nav}
      data-sticky={isSticky || undefined}
      data-docked={isSticky || undefined}
      data-print="hide"
    >
      {back?.href !== undefined && (
        <LinkButton {...step} href={back.href}>
          {backLabel ?? strings.stepNav.back}
        </LinkButton>
      )}
      {back?.onPress && (
        <Button {...step} onPress={back.onPress}>
          {backLabel ?? strings.stepNav.back}
        </Button>
      )}
      <div className={forward}>{children}</div>
    </div>
  )
}
