import { FileLink } from '#app/navigation/FileLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'

/** Downloads the signed term. */
export function SignedTermLink({ children }: { children: string }) {
  const linkId = useSession().link?.id ?? 0
  return (
    <FileLink href="/arquivos/termo-regime-tributacao" linkId={linkId}>
      {children}
    </FileLink>
  )
}
