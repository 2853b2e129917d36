import type { ReactElement } from 'react'
import { accent, accentPaper, ground, line, paper, picture } from './EmptyState.css.ts'

const paperSheet = (
  <>
    <rect className={paper} x="46" y="26" width="68" height="84" rx="8" />
    <path className={line} d="M60 48h40M60 62h40M60 76h24" />
  </>
)

const drawings = {
  /** Nothing here yet. */
  nothing: (
    <>
      <path className={paper} d="M40 62l12-24h56l12 24v36a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" />
      <path className={accent} d="M40 62h24c2 0 3 1 4 3l3 6h18l3-6c1-2 2-3 4-3h24" />
      <path className={line} d="M66 26v-8M80 24V12M94 26v-8" />
    </>
  ),
  /** A search that found nothing. */
  search: (
    <>
      {paperSheet}
      <circle className={accentPaper} cx="102" cy="84" r="20" />
      <path className={accent} d="M117 99l14 14" />
    </>
  ),
  /** All is done. */
  done: (
    <>
      {paperSheet}
      <circle className={accentPaper} cx="106" cy="92" r="20" />
      <path className={accent} d="M97 92l6 6 12-12" />
    </>
  ),
  /** Could not be reached. */
  offline: (
    <>
      <path className={paper} d="M54 98a18 18 0 0 1-2-36 30 30 0 0 1 57-4 21 21 0 0 1 1 40z" />
      <path className={accent} d="M70 70l20 20M90 70l-20 20" />
    </>
  ),
  /** No messages. */
  messages: (
    <>
      <path
        className={accentPaper}
        d="M88 60h38a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-4v12l-14-12H88a8 8 0 0 1-8-8V68a8 8 0 0 1 8-8z"
      />
      <path
        className={paper}
        d="M36 30h60a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H62L46 90V76H36a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z"
      />
      <path className={line} d="M44 47h44M44 60h28" />
    </>
  ),
} satisfies Record<string, ReactElement>

export type IllustrationName = keyof typeof drawings

/** A small drawing in the plan's colour. Decoration: the words beside it say everything. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden viewBox="0 0 160 130" className={picture}>
      <ellipse className={ground} cx="80" cy="70" rx="72" ry="54" />
      {drawings[name]}
    </svg>
  )
}
