import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { FileViewer } from '@portal/design-system/FileViewer'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { type FileHref, withSearch } from '#app/navigation/file-address.ts'
import { useLinkOfPage } from '#app/session/session-on-screen.ts'
import { fileViewText as text } from './file-view.text.ts'
import { useViewedFile } from './use-viewed-file.ts'

export type FileInPlaceProps = {
  /** File name for people, and its address. */
  name: string
  href: FileHref
}

/** A file where it is read, with its download beside it: opened, drawn, or why it could not be. */
export function FileInPlace({ name, href }: FileInPlaceProps) {
  const { file, retry } = useViewedFile(withSearch(href, { vinculo: useLinkOfPage() }))
  const download = (
    <FileLink href={href} size="compact">
      {text.download}
    </FileLink>
  )
  switch (file.kind) {
    case 'opening':
      return <Spinner label={text.opening} />
    case 'problem':
      return (
        <Stack>
          <InlineMessage tone="danger">{file.sentence}</InlineMessage>
          <Cluster>
            {file.canRetry && <Button onPress={retry}>{text.retry}</Button>}
            {download}
          </Cluster>
        </Stack>
      )
    case 'image':
      return <FileViewer name={name} content={{ image: file.image }} actions={download} />
    case 'pdf':
      return <FileViewer name={name} content={{ pages: file.pdf.pages }} actions={download} />
  }
}
