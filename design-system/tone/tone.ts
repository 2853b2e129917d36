import type { IconComponent } from '../icons/Icon.tsx'
import { DangerIcon, DotIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts'

/** Meaning of a message or a status. Independent of the brand, and never shown by color alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** The same, with one for what is neither good nor bad. */
export type TagTone = Tone | 'neutral'

/** Each tone has a shape of its own, for whoever does not see the colour. */
export const toneIcon: Record<TagTone, IconComponent> = {
  neutral: DotIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
}
