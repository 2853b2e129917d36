import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { EditIcon, TrashIcon, UndoIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { DependantPerson } from '#app/forms/groups/DependantPerson.tsx'
import { dependantFieldText } from '#app/forms/groups/dependant-fields.text.ts'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { DependantsOnWire, DependantsValues } from '#contract/dependants/dependants.ts'
import type { YesNo } from '#contract/yes-no.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { DependantPapers } from './DependantPapers.tsx'
import { kinshipSentence } from './dependant-sentences.ts'
import { dependantsText } from './dependants.text.ts'
import { EndOfDependant } from './EndOfDependant.tsx'

const { form: text } = dependantsText

type RequestedDependantCardProps = {
  form: RequestFormApi<DependantsValues>
  /** Place in the list, from 0. */
  at: number
  situation: DependantsOnWire
  onRemove: () => void
}

/** One dependant of the wanted list: somebody new with their papers, or somebody on record, who is changed or ended on request. */
export function RequestedDependantCard({ form, at, situation, onRemove }: RequestedDependantCardProps) {
  const { tipo, hoje, regras, vigentes } = situation
  const path = `dependentes[${at}]` as const
  const [isOpen, setOpen] = useState(false)
  const [plan] = regras.planos
  const setEnd = (encerra: YesNo) => form.setFieldValue(`${path}.encerra`, encerra)
  return (
    <form.Subscribe selector={(state) => state.values.dependentes[at]}>
      {(one) => {
        if (!one) return null
        const isNew = one.id === ''
        const ends = one.encerra === 'S'
        const onFile = vigentes.find(({ id }) => id === one.id)
        return (
          <Card
            title={one.name.trim() || `${text.added}, ${at + 1}`}
            headingLevel={3}
            tone="sunken"
            action={
              <Cluster gap="2">
                {isNew && (
                  <Button variant="quiet" size="compact" icon={TrashIcon} onPress={onRemove}>
                    {dependantFieldText.remove(at + 1)}
                  </Button>
                )}
                {!isNew && !ends && (
                  <Button
                    variant="quiet"
                    size="compact"
                    icon={EditIcon}
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? text.keepData : text.edit}: ${one.name}`}
                    onPress={() => setOpen(!isOpen)}
                  >
                    {isOpen ? text.keepData : text.edit}
                  </Button>
                )}
                {!isNew && (
                  <Button
                    variant="quiet"
                    size="compact"
                    icon={ends ? UndoIcon : TrashIcon}
                    aria-label={`${ends ? text.keep : text.end}: ${one.name}`}
                    onPress={() => setEnd(yesNoOf(!ends))}
                  >
                    {ends ? text.keep : text.end}
                  </Button>
                )}
              </Cluster>
            }
          >
            <Stack gap="5">
              {onFile && !isOpen && <Text tone="muted">{kinshipSentence(onFile, hoje)}</Text>}
              {ends && <EndOfDependant form={form} fields={path} today={hoje} isTax={tipo === 1} />}
              {!ends && (isNew || isOpen) && (
                <DependantPerson
                  form={form}
                  fields={path}
                  type={tipo}
                  today={hoje}
                  acceptsDesignated={plan?.designados ?? false}
                  asksOfStudies={plan?.estudantes ?? false}
                />
              )}
              {!ends && !isNew && !isOpen && tipo === 2 && (
                <form.AppField name={`${path}.average`}>
                  {() => <NumberInput label={dependantFieldText.average} unit="%" decimals={2} isRequired />}
                </form.AppField>
              )}
              {!ends && <DependantPapers form={form} fields={path} onRecord={vigentes} />}
            </Stack>
          </Card>
        )
      }}
    </form.Subscribe>
  )
}
