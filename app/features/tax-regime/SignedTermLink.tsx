import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'

/** Downloads the signed term. */
export function SignedTermLink({ children }: { children: string }) {
  return <FileLink href={fileHref('termo-regime-tributacao')}>{children}</FileLink>
}
