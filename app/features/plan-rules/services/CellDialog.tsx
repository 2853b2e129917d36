import { Button } from '@portal/design-system/Button'
import { Dialog } from '@portal/design-system/Dialog'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { linkSituationNames } from '#contract/life-cycle/link-situation-names.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { SituationId } from '#domain/participants.ts'
import {
  grantableSituations,
  mayBeReadOnly,
  productCell,
  type ServiceCell,
} from '#domain/plans/services/service-cells.ts'
import { offeredServicesText as text } from './offered-services.text.ts'
import { accessOf, categories, conditionsOf, type ServiceAccess, withAccess } from './offered-services.ts'

type CellDialogProps = {
  cell: ServiceCell
  onChange: (cell: ServiceCell) => void
  onClose: () => void
}

/** One cell of the grid: in which situations a category has a service, and where only to read. */
export function CellDialog({ cell, onChange, onClose }: CellDialogProps) {
  const category = categories.find(({ id }) => id === cell.category)?.name ?? ''
  const conditions = conditionsOf(cell)
  const product = productCell(cell)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.dialog(serviceNames[cell.service], category)}
      description={text.dialogHelp}
      footer={
        <>
          <Button variant="secondary" onPress={() => onChange(product)}>
            {text.product}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {grantableSituations(cell).map((situation) => (
          <Select<ServiceAccess>
            key={situation}
            label={linkSituationNames[situation - 1] ?? ''}
            options={accessesFor(cell, product, situation).map((access) => ({
              id: access,
              label: text.gives[access],
            }))}
            value={accessOf(cell, situation)}
            onChange={(access) => onChange(withAccess(cell, situation, access ?? 'none'))}
          />
        ))}
        {conditions.length > 0 && (
          <Text variant="small" tone="muted">
            {text.also(conditions)}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

/** How a situation may be given: what the product gives only to read is given no other way. */
function accessesFor(cell: ServiceCell, product: ServiceCell, situation: SituationId): ServiceAccess[] {
  if (product.readOnly.includes(situation)) return ['none', 'read']
  return mayBeReadOnly(cell) ? ['none', 'read', 'whole'] : ['none', 'whole']
}
