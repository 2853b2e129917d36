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
import { categories, conditionsOf, type Gift, giftOf, withGift } from './offered-services.ts'

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
          <Select<Gift>
            key={situation}
            label={linkSituationNames[situation - 1] ?? ''}
            options={giftsOf(cell, product, situation).map((gift) => ({ id: gift, label: text.gives[gift] }))}
            value={giftOf(cell, situation)}
            onChange={(gift) => onChange(withGift(cell, situation, gift ?? 'none'))}
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
function giftsOf(cell: ServiceCell, product: ServiceCell, situation: SituationId): Gift[] {
  if (product.readOnly.includes(situation)) return ['none', 'read']
  return mayBeReadOnly(cell) ? ['none', 'read', 'whole'] : ['none', 'whole']
}
