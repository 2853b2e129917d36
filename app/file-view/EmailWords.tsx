import { words } from './email.css.ts'

/** A text of an e-mail as it was written. */
export function EmailWords({ children }: { children: string }) {
  return <pre className={words}>{children}</pre>
}
