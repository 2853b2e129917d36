import { type ReactNode, useState } from 'react'
import { ButtonContent } from '../Button/ButtonContent.tsx'
import { buttonClass } from '../Button/button-class.ts'
import { DownloadIcon, FileIcon, FileTextIcon, ImageIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { FileImage } from './FileImage.tsx'
import {
  action as actionClass,
  detail as detailClass,
  large,
  name as nameClass,
  preview,
  sheet,
  texts,
  thumbnail,
} from './FilePreview.css.ts'
import { formatFileSize } from './file-size.ts'

export interface FilePreviewProps {
  name: string
  /** Its media type, such as `image/png`; unknown types get a plain icon. */
  type?: string
  /** In bytes. */
  size?: number
  /** An image, or where it can be seen. Without it, or when it cannot be drawn, an icon stands in. */
  image?: string | Blob | undefined
  /** Where the file itself is: adds a link that downloads it. */
  downloadUrl?: string | undefined
  /** A line under the name instead of the size: a date, a state. */
  detail?: ReactNode
  /** Buttons at the end. */
  action?: ReactNode
  /** Shows an image above its name, large enough to see whether it can be read. Default false. */
  isLarge?: boolean
}

/** A file by its picture or an icon, its name and its size. */
export function FilePreview(props: FilePreviewProps) {
  const strings = useStrings()
  const { name, type = '', size, image, downloadUrl, detail, action, isLarge = false } = props
  const [broken, setBroken] = useState<typeof image>()
  const drawn = type.startsWith('image/') && image !== broken ? image : undefined
  const onError = () => setBroken(image)
  const line = detail ?? (size === undefined ? undefined : formatFileSize(size, strings))
  return (
    <div className={preview}>
      {drawn === undefined && (
        <span className={sheet}>
          <KindIcon type={type} />
        </span>
      )}
      {drawn !== undefined && (
        <FileImage
          source={drawn}
          alt={isLarge ? strings.filePreview.picture(name) : ''}
          onError={onError}
          className={isLarge ? large : thumbnail}
        />
      )}
      <div className={texts}>
        <p className={nameClass}>{name}</p>
        {line && <p className={detailClass}>{line}</p>}
      </div>
      {(downloadUrl || action) && (
        <div className={actionClass}>
          {downloadUrl && (
            <a
              href={downloadUrl}
              download={name}
              className={buttonClass({ variant: 'quiet', size: 'compact' })}
            >
              <ButtonContent icon={DownloadIcon}>
                {strings.filePreview.download}
                <VisuallyHidden> {name}</VisuallyHidden>
              </ButtonContent>
            </a>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

/** The icon of a media type. */
function KindIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <ImageIcon size="large" />
  if (type === 'application/pdf' || type.startsWith('text/')) return <FileTextIcon size="large" />
  return <FileIcon size="large" />
}
