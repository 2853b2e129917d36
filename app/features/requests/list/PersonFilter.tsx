import { Button } from '@portal/design-system/Button'
import { CloseIcon } from '@portal/design-system/icons'
import { queueText as text } from './queue.text.ts'

type PersonFilterProps = {
  /** Whose requests are listed; null where they have none to read the name from. */
  name: string | null
  /** Lists everybody's again. */
  onRemove: () => void
}

/** That the list is of one person, who came with the address; pressed, it is of everybody again. */
export function PersonFilter({ name, onRemove }: PersonFilterProps) {
  const only = name === null ? text.onlyOnePerson : text.onlyPerson(name)
  return (
    <div>
      <Button
        variant="secondary"
        size="compact"
        icon={CloseIcon}
        aria-label={text.removePerson(only)}
        onPress={onRemove}
      >
        {only}
      </Button>
    </div>
  )
}
