import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { Fragment } from 'react'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { AddressForm } from './AddressForm.tsx'
import { addressLines } from './address-lines.ts'
import { EditableCard } from './EditableCard.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { address: text } = personalProfileText

type AddressCardProps = Pick<PersonalProfileAnswer, 'endereco' | 'residente_exterior'>

/**
 * Where the person lives: changed here in Brazil, by the person or whoever acts for them, and by a declaration abroad. Who only looks is
 * not told it.
 */
export function AddressCard({ endereco, residente_exterior }: AddressCardProps) {
  if (residente_exterior === undefined) return null
  const isAbroad = residente_exterior === 'S'
  const isKnownHere = endereco?.residente_exterior === 'N'
  const lines = isAbroad || isKnownHere ? addressLines(endereco) : []
  return (
    <EditableCard
      title={text.title}
      change={isAbroad ? null : isKnownHere ? text.change : text.add}
      done={text.done}
      renderForm={(editing) => <AddressForm {...editing} address={isKnownHere ? endereco : null} />}
    >
      <p>{lines.length > 0 ? <Lines lines={lines} /> : personalProfileText.none}</p>
      {isAbroad && (
        <Text variant="small" tone="muted">
          {text.abroad} <TextLink href="/services/residente-exterior">{text.declare}</TextLink>
        </Text>
      )}
    </EditableCard>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ))
}
