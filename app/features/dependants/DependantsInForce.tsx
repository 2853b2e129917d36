import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { List } from '@portal/design-system/List'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { DependantOnRecord, DependantsOnWire } from '#contract/dependants/dependants.ts'
import { dateText, percentText } from '#contract/value-text.ts'
import { maskCpf } from '#domain/cpf.ts'
import { endedSentence, kinshipSentence, untilSentence } from './dependant-sentences.ts'
import { dependantsText } from './dependants.text.ts'

const { situation: text } = dependantsText

/** Who counts today, each on a card, and below who does not any more. */
export function DependantsInForce({
  situation: { tipo, hoje, vigentes, encerrados },
}: {
  situation: DependantsOnWire
}) {
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        {vigentes.length === 0 && <Text tone="muted">{text.none}</Text>}
        {vigentes.length > 0 && (
          <Columns>
            {vigentes.map((one) => (
              <OneInForce key={one.id} dependant={one} isShared={tipo === 2} today={hoje} />
            ))}
          </Columns>
        )}
        {encerrados.length > 0 && (
          <Stack gap="3">
            <Text as="h3" variant="subtitle">
              {text.ended}
            </Text>
            <List
              label={text.ended}
              items={encerrados.map((one) => ({ id: one.id, title: one.name, text: endedSentence(one) }))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function OneInForce({
  dependant,
  isShared,
  today,
}: {
  dependant: DependantOnRecord
  isShared: boolean
  today: string
}) {
  const { name, birthdate, cpf, average } = dependant
  return (
    <Card tone="sunken" padding="compact">
      <Text as="h3" variant="subtitle">
        {name}
      </Text>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'kinship', term: text.kinship, description: kinshipSentence(dependant, today) },
          { id: 'birth', term: text.birth, description: dateText(birthdate) },
          { id: 'cpf', term: text.cpf, description: maskCpf(cpf) },
          isShared && { id: 'share', term: text.share, description: percentText(average) },
          { id: 'until', term: text.until, description: untilSentence(dependant) },
        ]}
      />
    </Card>
  )
}
