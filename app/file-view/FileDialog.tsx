import { Dialog } from '@portal/design-system/Dialog'
import { FileInPlace, type FileInPlaceProps } from './FileInPlace.tsx'

export type FileDialogProps = FileInPlaceProps & { onClose: () => void }

/** A file seen in place, over the page. Focus goes back to what opened it. */
export function FileDialog({ name, href, onClose }: FileDialogProps) {
  return (
    <Dialog size="large" title={name} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <FileInPlace name={name} href={href} />
    </Dialog>
  )
}
