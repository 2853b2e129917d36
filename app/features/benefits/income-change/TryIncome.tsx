import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { incomeFields } from '#app/forms/groups/IncomeFields.tsx'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type { IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import { IncomeCharts } from './IncomeCharts.tsx'
import { IncomeChoice } from './IncomeChoice.tsx'
import { IncomeEffect } from './IncomeEffect.tsx'
import { incomeChangeText } from './income-change.text.ts'
import { firstValues } from './income-change-input.ts'

const { trial } = incomeChangeText

/** The same fields and figures while nothing can be asked for: nothing is kept, nothing is sent. */
export function TryIncome({ situation }: { situation: IncomeChangeOnWire }) {
  const [defaultValues] = useState(() => firstValues(situation, null))
  const form = useAppForm({ ...portalFormOptions, defaultValues })
  return (
    <form.AppForm>
      <Stack gap="6">
        <Columns template="halves" gap="8">
          <Card title={trial.heading}>
            <Stack gap="6">
              <Text tone="muted">{trial.lead}</Text>
              <IncomeChoice form={form} fields={incomeFields} situation={situation} />
            </Stack>
          </Card>
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <IncomeEffect values={values} situation={situation} />}
          </form.Subscribe>
        </Columns>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => <IncomeCharts values={values} situation={situation} />}
        </form.Subscribe>
      </Stack>
    </form.AppForm>
  )
}
