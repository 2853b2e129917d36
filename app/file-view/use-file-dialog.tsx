import { useLoadLater } from '@portal/design-system/late'
import { toast } from '@portal/design-system/Toast'
import { type ReactNode, useState } from 'react'
import { loadingText } from '#app/loading/loading.text.ts'
import type { FileDialogProps } from './FileDialog.tsx'
import { lateFileDialog } from './late-file-dialog.ts'

type Seen = Pick<FileDialogProps, 'name' | 'href'>

/** Opens files over the page. `dialog` is drawn once, anywhere on it. */
export function useFileDialog(): { open: (file: Seen) => void; dialog: ReactNode } {
  const [seen, setSeen] = useState<Seen | null>(null)
  useLoadLater(lateFileDialog, 'touched')
  return {
    open: (file) => {
      setSeen(file)
      lateFileDialog.load().catch(() => {
        setSeen(null)
        toast.show({ message: loadingText.failed, tone: 'danger' })
      })
    },
    dialog: seen && <lateFileDialog.Slot {...seen} onClose={() => setSeen(null)} />,
  }
}
