import { Stack } from '@portal/design-system/Stack'
import { Table } from '@portal/design-system/Table'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { fieldId } from '#app/forms/field-state.ts'
import type { RulePart } from '#contract/plan-rules/plan-rules.ts'
import { cellOf, withCell } from '#domain/plans/services/service-cells.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import type { RuleFormApi } from '../rule-values.ts'
import { CellDialog } from './CellDialog.tsx'
import { offeredColumns } from './offered-columns.tsx'
import { offeredServicesText as text } from './offered-services.text.ts'
import { type CellPlace, offeredOf } from './offered-services.ts'

/** Who has which service in a plan: a grid of services and categories, each cell to be opened. */
export function ServicesOfferedFields({ form }: { form: RuleFormApi }) {
  const [open, setOpen] = useState<CellPlace | null>(null)
  // Records of a rule are JSON, whatever they are called here.
  const set = (part: string, value: readonly unknown[]) =>
    form.setFieldValue(`regras.${part}`, [...value] as RulePart)
  return (
    <form.Subscribe selector={({ values }) => values.regras}>
      {(regras) => {
        const { services, cells } = offeredOf(regras)
        const columns = offeredColumns({
          services,
          cells,
          onSwitch: (slug, isOn) =>
            set(
              'services',
              serviceSlugs.filter((one) => (one === slug ? isOn : services.includes(one))),
            ),
          onOpen: setOpen,
        })
        return (
          <Stack gap="4" id={fieldId('regras.services')} tabIndex={-1}>
            <Text as="div" tone="muted" hasMeasure>
              <p>{text.help}</p>
              <p>{text.keyboard}</p>
            </Text>
            <Table label={text.grid} columns={columns} rows={serviceSlugs} rowKey={(slug) => slug} />
            {open && (
              <CellDialog
                cell={cellOf(cells, open)}
                onChange={(cell) => set('cells', withCell(cells, cell))}
                onClose={() => setOpen(null)}
              />
            )}
          </Stack>
        )
      }}
    </form.Subscribe>
  )
}
