import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { PlusIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { dependantFieldText as words } from '#app/forms/groups/dependant-fields.text.ts'
import {
  type DependantsOnWire,
  type DependantsValues,
  MAX_DEPENDANTS,
} from '#contract/dependants/dependants.ts'
import { dependantsText } from './dependants.text.ts'
import { newDependant } from './dependants-input.ts'
import { RequestedDependantCard } from './RequestedDependantCard.tsx'
import { SharesSummary } from './SharesSummary.tsx'

type DependantListFieldsProps = { form: RequestFormApi<DependantsValues>; situation: DependantsOnWire }

/** The wanted list of one type: everybody on it, a way to add somebody, and for the plan how the shares add up. */
export function DependantListFields({ form, situation }: DependantListFieldsProps) {
  const [news, setNews] = useState('')
  return (
    <form.AppField name="dependentes" mode="array">
      {(list) => {
        const { length } = list.state.value
        return (
          <Stack gap="6">
            {length === 0 && <Text tone="muted">{dependantsText.form.empty}</Text>}
            {list.state.value.map((one, at) => (
              <RequestedDependantCard
                // Somebody new has no id; who is on record is never moved or taken out.
                key={one.id || `new-${at}`}
                form={form}
                at={at}
                situation={situation}
                onRemove={() => {
                  list.removeValue(at)
                  setNews(words.left(length - 1))
                }}
              />
            ))}
            {length < MAX_DEPENDANTS && (
              <div>
                <Button
                  variant="secondary"
                  icon={PlusIcon}
                  onPress={() => {
                    list.pushValue(newDependant(situation.tipo))
                    setNews(words.added(length + 1))
                  }}
                >
                  {words.add}
                </Button>
              </div>
            )}
            {situation.tipo === 2 && <SharesSummary form={form} />}
            <Announcer message={news} />
          </Stack>
        )
      }}
    </form.AppField>
  )
}
