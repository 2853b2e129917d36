import { Button } from '@portal/design-system/Button'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Dialog } from '@portal/design-system/Dialog'
import { Kbd } from '@portal/design-system/Kbd'
import { Stack } from '@portal/design-system/Stack'
import { Switch } from '@portal/design-system/Switch'
import { Fragment } from 'react'
import { deskKeysText as text } from './desk-keys.text.ts'
import { capsOf, type DeskAct, type DeskKeyPlace, deskKeysOf } from './desk-keys.ts'
import { useDeskKeysChoice } from './desk-keys-choice.ts'

type DeskKeysDialogProps = {
  place: DeskKeyPlace
  /** Acts that have a key on this page. */
  acts: readonly DeskAct[]
  onClose: () => void
}

/** Which keys do what on this page, and the switch that turns them off. */
export function DeskKeysDialog({ place, acts, onClose }: DeskKeysDialogProps) {
  const [areOn, choose] = useDeskKeysChoice()
  return (
    <Dialog
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
      title={text.title}
      description={text.lead}
      footer={<Button onPress={onClose}>{text.close}</Button>}
    >
      <Stack>
        <Switch label={text.switch} description={text.switchHint} isSelected={areOn} onChange={choose} />
        <DescriptionList
          layout="rows"
          items={deskKeysOf(place, acts).map(({ keys, alsoBy, label }) => ({
            id: label,
            term: label,
            description: <Keys keys={alsoBy ? [...keys, alsoBy] : keys} />,
          }))}
        />
      </Stack>
    </Dialog>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((pressed, place) => (
    <Fragment key={pressed}>
      {place > 0 && ` ${text.or} `}
      <Kbd caps={capsOf(pressed)} />
    </Fragment>
  ))
}
