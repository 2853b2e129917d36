import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { PlusIcon, TrashIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { firstFatca } from '#contract/declarations/declaration-values.ts'
import type { FatcaValues } from '#contract/declarations/declarations.ts'
import { residencePath } from '#contract/declarations/fatca-check.ts'
import { MAXIMUM_TAX_RESIDENCES } from '#domain/declarations/fatca.ts'
import { CountryInput } from '../CountryInput.tsx'
import { CpfInput } from '../CpfInput.tsx'
import { withFieldGroup } from '../portal-form.ts'
import { TextAreaInput } from '../TextAreaInput.tsx'
import { TextInput } from '../TextInput.tsx'
import { fatcaFieldText as text } from './declaration-fields.text.ts'
import { ReasonInput } from './ReasonInput.tsx'

const empty: FatcaValues['residenciasFiscais'][number] = {
  pais: '',
  nif: '',
  motivoSemNif: null,
  explicacao: '',
}

/** One to three countries in which taxes are paid. */
export const TaxResidences = withFieldGroup({
  defaultValues: firstFatca(undefined),
  render: function TaxResidences({ group }) {
    const [news, setNews] = useState('')
    return (
      <group.AppField name="residenciasFiscais" mode="array">
        {(field) => {
          const { length } = field.state.value
          return (
            <Stack gap="6">
              <Stack gap="1">
                <Text as="h3" variant="subtitle">
                  {text.residencesTitle}
                </Text>
                <Text variant="small" tone="muted">
                  {text.residencesHelp}
                </Text>
              </Stack>
              {field.state.value.map((_, index) => (
                <Card
                  key={residencePath(index, '')}
                  title={text.residence(index)}
                  headingLevel={4}
                  tone="sunken"
                  action={
                    length > 1 && (
                      <Button
                        variant="quiet"
                        size="compact"
                        icon={TrashIcon}
                        onPress={() => {
                          field.removeValue(index)
                          setNews(text.left(length - 1))
                        }}
                      >
                        {text.remove(index)}
                      </Button>
                    )
                  }
                >
                  <OneResidence form={group} fields={`residenciasFiscais[${index}]` as const} />
                </Card>
              ))}
              {length < MAXIMUM_TAX_RESIDENCES && (
                <div>
                  <Button
                    variant="secondary"
                    icon={PlusIcon}
                    onPress={() => {
                      field.pushValue(empty)
                      setNews(text.added(length + 1))
                    }}
                  >
                    {text.add}
                  </Button>
                </div>
              )}
              <Announcer message={news} />
            </Stack>
          )
        }}
      </group.AppField>
    )
  },
})

const OneResidence = withFieldGroup({
  defaultValues: empty,
  render: function OneResidence({ group }) {
    return (
      <Stack gap="6">
        <group.AppField name="pais">{() => <CountryInput label={text.country} isRequired />}</group.AppField>
        <group.Subscribe selector={({ values }) => values}>
          {({ pais, motivoSemNif }) => (
            <>
              <group.AppField name="nif">
                {() =>
                  pais === 'BR' ? (
                    <CpfInput label={text.cpfNumber} />
                  ) : (
                    <TextInput label={pais === 'US' ? text.ssnNumber : text.number} maxLength={20} />
                  )
                }
              </group.AppField>
              {pais !== 'BR' && <group.AppField name="motivoSemNif">{() => <ReasonInput />}</group.AppField>}
              {motivoSemNif === 'B' && (
                <group.AppField name="explicacao">
                  {() => <TextAreaInput label={text.explanation} isRequired maxLength={300} rows={2} />}
                </group.AppField>
              )}
            </>
          )}
        </group.Subscribe>
      </Stack>
    )
  },
})
