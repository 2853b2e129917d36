import type { IconComponent } from '@portal/design-system/icons'
import {
  ClockIcon,
  DangerIcon,
  HourglassIcon,
  LockIcon,
  SignpostIcon,
  SwapIcon,
  WifiOffIcon,
} from '@portal/design-system/icons/condition-icons'
import type { Problem } from '#app/api/problem.ts'
import { conditionText } from './conditions.text.ts'

export type Condition = {
  icon: IconComponent
  text: { title: string; next: string }
  /** The server's sentence, only where it adds to the screen's own text. */
  detail?: string
  /** The action to offer: repeat the request, or reload the whole document. */
  remedy?: 'retry' | 'reload'
  /** Whether the page can wait for the system and come back by itself. */
  comesBack?: boolean
}

/** The screen of a problem. */
export function conditionOf(problem: Problem): Condition {
  const { kind, detail } = problem
  switch (kind) {
    case 'forbidden':
      return { icon: LockIcon, text: conditionText.forbidden, detail }
    case 'not-found':
      return { icon: SignpostIcon, text: notFoundText(detail), detail }
    case 'unauthenticated':
      return { icon: HourglassIcon, text: conditionText.unauthenticated }
    case 'unavailable':
      return isOffline()
        ? { icon: WifiOffIcon, text: conditionText.offline, remedy: 'retry' }
        : { icon: HourglassIcon, text: conditionText.unavailable, remedy: 'retry', comesBack: true }
    case 'rate-limited':
      return { icon: ClockIcon, text: conditionText['rate-limited'], detail, remedy: 'retry' }
    case 'conflict':
      return { icon: SwapIcon, text: conditionText.conflict, detail, remedy: 'reload' }
    case 'portal-updated':
      return { icon: SwapIcon, text: conditionText['portal-updated'], remedy: 'reload' }
    case 'invalid':
      return { icon: SignpostIcon, text: conditionText.invalid, detail }
    case 'unexpected':
      return { icon: DangerIcon, text: conditionText.unexpected, remedy: 'retry' }
  }
}

function notFoundText(detail: string): Condition['text'] {
  const text = conditionText['not-found']
  return detail === '' ? text : { ...text, next: conditionText.knownMissing }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine
}
