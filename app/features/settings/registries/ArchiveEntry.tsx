import { Button } from '@portal/design-system/Button'
import { ArchiveIcon, UndoIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { Command, CommandOutcome } from '#app/forms/use-command.ts'
import type { RegistryText } from './define-registry.tsx'
import { registriesText } from './registries.text.ts'

type ArchiveEntryProps = {
  text: Pick<RegistryText, 'archiveTitle' | 'archiveText'>
  isArchived: boolean
  command: Pick<Command<never, unknown>, 'problem' | 'isPending' | 'clear'>
  archive: (isArchived: boolean) => Promise<CommandOutcome<unknown>>
}

/** Archives a record after asking; takes an archived one back at once. */
export function ArchiveEntry({ text, isArchived, command, archive }: ArchiveEntryProps) {
  const takeBack = async () => {
    const outcome = await archive(false)
    if (outcome.ok) toast.show({ message: registriesText.reactivatedDone })
  }
  if (isArchived) {
    return (
      <Button
        variant="secondary"
        icon={UndoIcon}
        isPending={command.isPending}
        onPress={() => void takeBack()}
      >
        {registriesText.reactivate}
      </Button>
    )
  }
  return (
    <ConfirmAct
      trigger={
        <Button variant="secondary" icon={ArchiveIcon}>
          {registriesText.archive}
        </Button>
      }
      title={text.archiveTitle}
      confirm={registriesText.archive}
      cancel={registriesText.keep}
      command={command}
      act={() => archive(true)}
      done={registriesText.archivedDone}
    >
      {text.archiveText}
    </ConfirmAct>
  )
}
