import { frame } from './email.css.ts'

/** An e-mail as it looks. Nothing in the frame runs, and nothing in it is fetched or followed. */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  return <iframe className={frame} title={title} sandbox="" srcDoc={html} />
}
