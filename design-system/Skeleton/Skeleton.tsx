import type { ReactNode } from 'react'
import { useFirstStrings } from '../strings/use-first-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { bar, lines as linesClass, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** While true the content shows as grey bars of its own shape and cannot be reached. */
  isLoading: boolean
  /** The real content, with stand-in text of about the right length while loading. */
  children?: ReactNode
  /** Without content to wrap: this many lines of text. Default 3. */
  lines?: number
  /** Default: "Carregando". */
  label?: string
}

/** Keeps the place of content that is on its way, so nothing jumps when it comes. */
export function Skeleton({ isLoading, children, lines = 3, label }: SkeletonProps) {
  const strings = useFirstStrings()
  if (!isLoading) return <>{children}</>
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label ?? strings.spinner.label}</VisuallyHidden>
      <div aria-hidden inert className={skeleton}>
        {children ?? (
          <div className={linesClass}>
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} className={bar} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
