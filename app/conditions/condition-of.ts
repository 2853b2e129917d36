import type { Problem } from '#app/api/problem.ts'
import type { IconComponent } from '#design-system/icons/Icon.tsx'
import { DangerIcon, HourglassIcon, LockIcon, SignpostIcon, WifiOffIcon } from '#design-system/icons/icons.ts'
import { conditionText } from './conditions.text.ts'

type Condition = { icon: IconComponent; text: { title: string; next: string }; detail?: string }

/** The screen of a problem. The server's sentence is shown where it says more than ours. */
export function conditionOf(problem: Problem): Condition {
  switch (problem.kind) {
    case 'forbidden':
      return { icon: LockIcon, text: conditionText.forbidden, detail: problem.detail }
    case 'not-found':
      return { icon: SignpostIcon, text: conditionText['not-found'] }
    case 'unauthenticated':
      return { icon: HourglassIcon, text: conditionText.unauthenticated }
    case 'unavailable':
      return isOffline()
        ? { icon: WifiOffIcon, text: conditionText.offline }
        : { icon: HourglassIcon, text: conditionText.unavailable }
    case 'rate-limited':
    case 'conflict':
    case 'invalid':
      return { icon: DangerIcon, text: conditionText.unavailable, detail: problem.detail }
    case 'unexpected':
      return { icon: DangerIcon, text: conditionText.unexpected }
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine
}
