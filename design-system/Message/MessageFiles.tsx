import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { files as filesClass, image, picture } from './Message.css.ts'

/** A file of a message. One with an `imageUrl` is shown as a picture that opens; any other by its name, to be downloaded. */
export interface MessageFile {
  id: string
  name: string
  /** Its media type. */
  type: string
  /** In bytes. */
  size: number
  /** Where it is downloaded from; none while it is on its way. */
  url?: string | undefined
  /** Where its picture is seen. */
  imageUrl?: string | undefined
  /** Size of the picture in pixels, so that its place is kept before it comes. */
  width?: number | undefined
  height?: number | undefined
}

export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  const strings = useStrings()
  return (
    <div className={filesClass}>
      {files.map(({ id, name, type, size, url, imageUrl, width, height }) =>
        imageUrl ? (
          <a key={id} href={imageUrl} target="_blank" rel="noreferrer" className={image}>
            <img
              src={imageUrl}
              alt={strings.message.open(name)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className={picture}
            />
          </a>
        ) : (
          <FilePreview key={id} name={name} type={type} size={size} downloadUrl={url} />
        ),
      )}
    </div>
  )
}
