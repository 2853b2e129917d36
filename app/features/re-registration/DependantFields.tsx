import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { PlusIcon, TrashIcon } from '@portal/design-system/icons'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { nobody } from '#app/forms/groups/DependantPerson.tsx'
import { dependantFieldText as text } from '#app/forms/groups/dependant-fields.text.ts'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import {
  type DependantRulesOnWire,
  type DependantValues,
  MAX_DEPENDANTS,
} from '#contract/dependants/dependants.ts'
import { OneDependant } from './OneDependant.tsx'
import { emptyGroups } from './re-registration-values.ts'

const somebody: DependantValues = { ...nobody, finality: null, idPlano: null }

/** Dependants of both types, each on a card of its own. */
export const DependantFields = withFieldGroup({
  defaultValues: emptyGroups.dependentes,
  props: {} as { rules: DependantRulesOnWire },
  render: function DependantFields({ group, rules }) {
    const [news, setNews] = useState('')
    return (
      <group.AppField name="dependentes" mode="array">
        {(everybody) => {
          const { length } = everybody.state.value
          return (
            <>
              {length === 0 && <Text tone="muted">{text.none}</Text>}
              {everybody.state.value.map((_, index) => {
                const path = `dependentes[${index}]` as const
                return (
                  <Card
                    key={path}
                    title={text.one(index + 1)}
                    headingLevel={3}
                    tone="sunken"
                    action={
                      <Button
                        variant="quiet"
                        size="compact"
                        icon={TrashIcon}
                        onPress={() => {
                          everybody.removeValue(index)
                          setNews(text.left(length - 1))
                        }}
                      >
                        {text.remove(index + 1)}
                      </Button>
                    }
                  >
                    <OneDependant form={group} fields={path} rules={rules} />
                  </Card>
                )
              })}
              {length < MAX_DEPENDANTS && (
                <div>
                  <Button
                    variant="secondary"
                    icon={PlusIcon}
                    onPress={() => {
                      everybody.pushValue(somebody)
                      setNews(text.added(length + 1))
                    }}
                  >
                    {text.add}
                  </Button>
                </div>
              )}
              <Announcer message={news} />
            </>
          )
        }}
      </group.AppField>
    )
  },
})
