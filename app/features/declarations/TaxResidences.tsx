import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { PlusIcon, TrashIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { FatcaValues } from '#contract/declarations.ts'
import { residencePath } from '#contract/fatca-check.ts'
import { MAXIMUM_TAX_RESIDENCES } from '#domain/declarations/fatca.ts'
import { declarationsText } from './declarations.text.ts'
import { ReasonInput } from './ReasonInput.tsx'

const { fatca: text } = declarationsText

type Form = RequestFormApi<FatcaValues>
type Residence = FatcaValues['residenciasFiscais'][number]

const empty: Residence = { pais: '', nif: '', motivoSemNif: null, explicacao: '' }

/** One to three countries in which taxes are paid. */
export function TaxResidences({ form }: { form: Form }) {
  const [news, setNews] = useState('')
  return (
    <form.Field name="residenciasFiscais" mode="array">
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
                <OneResidence form={form} index={index} />
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
    </form.Field>
  )
}

function OneResidence({ form, index }: { form: Form; index: number }) {
  return (
    <Stack gap="6">
      <form.AppField name={`residenciasFiscais[${index}].pais`}>
        {() => <CountryInput label={text.country} isRequired />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.residenciasFiscais[index]}>
        {(current) => (
          <>
            <form.AppField name={`residenciasFiscais[${index}].nif`}>
              {() =>
                current?.pais === 'BR' ? (
                  <CpfInput label={text.cpfNumber} />
                ) : (
                  <TextInput label={current?.pais === 'US' ? text.ssnNumber : text.number} maxLength={20} />
                )
              }
            </form.AppField>
            {current?.pais !== 'BR' && (
              <form.AppField name={`residenciasFiscais[${index}].motivoSemNif`}>
                {() => <ReasonInput />}
              </form.AppField>
            )}
            {current?.motivoSemNif === 'B' && (
              <form.AppField name={`residenciasFiscais[${index}].explicacao`}>
                {() => <TextAreaInput label={text.explanation} isRequired maxLength={300} rows={2} />}
              </form.AppField>
            )}
          </>
        )}
      </form.Subscribe>
    </Stack>
  )
}
