import { usePreload } from '@portal/design-system/lazy'
import { toast } from '@portal/design-system/Toast'
import { type ReactNode, useState } from 'react'
import { loadingText } from '#app/loading/loading.text.ts'
import type { FileDialogProps } from './FileDialog.tsx'
import { lazyFileDialog } from './lazy-file-dialog.ts'

type ShownFile = Pick<FileDialogProps, 'name' | 'href'>

/** Opens files over the page. `dialog` is drawn once, anywhere on it. */
export function useFileDialog(): { open: (file: ShownFile) => void; dialog: ReactNode } {
  const [seen, setSeen] = useState<ShownFile | null>(null)
  usePreload(lazyFileDialog, 'touched')
  return {
    open: (file) => {
      setSeen(file)
      lazyFileDialog.load().catch(() => {
        setSeen(null)
        toast.show({ message: loadingText.failed, tone: 'danger' })
      })
    },
    dialog: seen && <lazyFileDialog.Slot {...seen} onClose={() => setSeen(null)} />,
  }
}
