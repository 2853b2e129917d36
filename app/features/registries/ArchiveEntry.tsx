import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { ArchiveIcon, UndoIcon } from '@portal/design-system/icons'
import { useState } from 'react'
import type { RegistryText } from './define-registry.ts'
import { registriesText } from './registries.text.ts'

type ArchiveEntryProps = {
  text: Pick<RegistryText, 'archiveTitle' | 'archiveText'>
  isArchived: boolean
  isSending: boolean
  onArchive: (isArchived: boolean) => Promise<void>
}

/** Archives a record after asking; takes an archived one back at once. */
export function ArchiveEntry({ text, isArchived, isSending, onArchive }: ArchiveEntryProps) {
  const [isAsking, setAsking] = useState(false)
  if (isArchived) {
    return (
      <Button variant="secondary" icon={UndoIcon} isPending={isSending} onPress={() => void onArchive(false)}>
        {registriesText.reactivate}
      </Button>
    )
  }
  return (
    <>
      <Button variant="secondary" icon={ArchiveIcon} onPress={() => setAsking(true)}>
        {registriesText.archive}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text.archiveTitle}
        confirmLabel={registriesText.archive}
        cancelLabel={registriesText.keep}
        isPending={isSending}
        onConfirm={() => onArchive(true)}
      >
        {text.archiveText}
      </ConfirmDialog>
    </>
  )
}
