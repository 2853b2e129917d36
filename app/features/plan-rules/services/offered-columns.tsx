import { IconButton } from '@portal/design-system/IconButton'
import { EditIcon } from '@portal/design-system/icons'
import { Switch } from '@portal/design-system/Switch'
import type { TableColumn } from '@portal/design-system/Table'
import { Text } from '@portal/design-system/Text'
import { serviceNames } from '#contract/plans/service-names.ts'
import { cellText } from '#contract/plans/services-offered-rule.ts'
import { cellOf, grantableSituations, type ServiceCell } from '#domain/plans/services/service-cells.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { cell as cellClass, said as saidClass } from './offered-services.css.ts'
import { offeredServicesText as text } from './offered-services.text.ts'
import { type CellPlace, categories } from './offered-services.ts'

type GridState = {
  services: readonly ServiceSlug[]
  cells: readonly ServiceCell[]
  onSwitch: (slug: ServiceSlug, isOn: boolean) => void
  onOpen: (place: CellPlace) => void
}

/** The columns of the grid: the service, which the plan has or not, and what each category has of it. */
export function offeredColumns({ services, cells, onSwitch, onOpen }: GridState): TableColumn<ServiceSlug>[] {
  return [
    {
      id: 'service',
      header: text.service,
      isRowHeader: true,
      cell: (slug) => (
        <Switch
          label={serviceNames[slug]}
          isSelected={services.includes(slug)}
          onChange={(isOn) => onSwitch(slug, isOn)}
        />
      ),
    },
    ...categories.map(
      ({ id, name }): TableColumn<ServiceSlug> => ({
        id: String(id),
        header: name,
        cell: (slug) => {
          const place = { service: slug, category: id }
          if (grantableSituations(place).length === 0)
            return (
              <Text as="span" variant="small" tone="muted">
                {text.never}
              </Text>
            )
          const cell = cellOf(cells, place)
          const isOwn = cells.includes(cell)
          const said = isOwn ? `${cellText(cell)} (${text.own})` : cellText(cell)
          return (
            <div className={cellClass}>
              <Text as="span" variant="small" tone={isOwn ? 'strong' : undefined} className={saidClass}>
                {said}
              </Text>
              <IconButton
                icon={EditIcon}
                label={text.cell(serviceNames[slug], name, said)}
                isDisabled={!services.includes(slug)}
                onPress={() => onOpen(place)}
              />
            </div>
          )
        },
      }),
    ),
  ]
}
