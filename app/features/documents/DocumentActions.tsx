import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { EyeIcon } from '@portal/design-system/icons'
import { FileLink } from '#app/navigation/FileLink.tsx'
import type { FileHref } from '#app/navigation/file-address.ts'
import { documentActions } from './documents.css.ts'
import { documentsText as text } from './documents.text.ts'

type DocumentActionsProps = {
  name: string
  onView: () => void
  /** Where it is downloaded from; null for who only looks at it. */
  href: FileHref | null
}

/** The ways to one document of a table: seen in place, and downloaded. */
export function DocumentActions({ name, onView, href }: DocumentActionsProps) {
  return (
    <Cluster gap="0" justify="end" className={documentActions}>
      <Button
        variant="quiet"
        size="compact"
        icon={EyeIcon}
        aria-label={`${text.view} ${name}`}
        onPress={onView}
      >
        {text.view}
      </Button>
      {href && (
        <FileLink variant="quiet" size="compact" href={href} aria-label={`${text.download} ${name}`}>
          {text.download}
        </FileLink>
      )}
    </Cluster>
  )
}
