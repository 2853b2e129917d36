import { useStrings } from '../strings/use-strings.ts'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** The id of the main content, which must take focus (`tabIndex={-1}`). */
  targetId: string
  /** Default: "Ir para o conteúdo". */
  children?: string
}

/** First thing in the page: lets a keyboard jump over the navigation. Seen only while it has focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const strings = useStrings()
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children ?? strings.skipLink.label}
    </a>
  )
}
