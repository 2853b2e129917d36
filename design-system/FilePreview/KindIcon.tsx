import { FileIcon, FileTextIcon, ImageIcon } from '../icons/icons.ts'

/** The icon of a media type. */
export function KindIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <ImageIcon size="large" />
  if (type === 'application/pdf' || type.startsWith('text/')) return <FileTextIcon size="large" />
  return <FileIcon size="large" />
}
