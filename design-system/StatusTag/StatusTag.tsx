import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/Icon.tsx'
import { type TagTone, toneIcon } from '../tone/tone.ts'
import { tag } from './StatusTag.css.ts'

export type { TagTone } from '../tone/tone.ts'

export interface StatusTagProps {
  /** Default `neutral`. */
  tone?: TagTone
  /** A shape of its own instead of the tone's, such as a clock for waiting. */
  icon?: IconComponent
  children: ReactNode
}

/** Where something stands, in a word or two. Shape and words say it; colour helps. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  const Icon = icon ?? toneIcon[tone]
  return (
    <span className={tag[tone]}>
      <Icon size="small" />
      <span>{children}</span>
    </span>
  )
}
