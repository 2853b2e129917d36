import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Dialog } from '@portal/design-system/Dialog'
import { FileViewer } from '@portal/design-system/FileViewer'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { type FileHref, withSearch } from '#app/navigation/file-address.ts'
import { useLinkOfPage } from '#app/session/session-on-screen.ts'
import { fileViewText as text } from './file-view.text.ts'
import { useViewedFile } from './use-viewed-file.ts'

export type FileDialogProps = {
  /** What it is called, and where it is. */
  name: string
  href: FileHref
  onClose: () => void
}

/** A file seen in place, over the page, with its download beside it. Focus goes back to what opened it. */
export function FileDialog({ name, href, onClose }: FileDialogProps) {
  const { file, retry } = useViewedFile(withSearch(href, { vinculo: useLinkOfPage() }))
  const download = (
    <FileLink href={href} size="compact">
      {text.download}
    </FileLink>
  )
  return (
    <Dialog size="large" title={name} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      {file.kind === 'opening' && <Spinner label={text.opening} />}
      {file.kind === 'problem' && (
        <Stack>
          <InlineMessage tone="danger">{file.sentence}</InlineMessage>
          <Cluster>
            {file.canRetry && <Button onPress={retry}>{text.retry}</Button>}
            {download}
          </Cluster>
        </Stack>
      )}
      {file.kind === 'image' && <FileViewer name={name} content={{ image: file.image }} actions={download} />}
      {file.kind === 'pdf' && (
        <FileViewer name={name} content={{ pages: file.pdf.pages }} actions={download} />
      )}
    </Dialog>
  )
}
