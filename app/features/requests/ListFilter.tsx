import { NativeSelect } from '@portal/design-system/NativeSelect'
import type { FilterOption } from './requests.search.ts'
import { useFollowing } from './use-following.ts'

type ListFilterProps = {
  name: string
  label: string
  options: readonly FilterOption[]
  /** Nothing chosen has an option of its own, not the name of the default. */
  isOptional: boolean
  /** What the address says; 0 when nothing is chosen. */
  applied: number
  /** See `RequestChoices`. */
  clearings: number
  onApply: (id: number) => void
}

/** A list of the filters: the choice shows at once, the requests come after it. */
export function ListFilter({
  name,
  label,
  options,
  isOptional,
  applied,
  clearings,
  onApply,
}: ListFilterProps) {
  const [shown, show] = useFollowing(applied === 0 && isOptional ? '' : String(applied), clearings)
  return (
    <NativeSelect
      name={name}
      label={label}
      options={options.map(({ id, nome }) => ({ id, label: nome }))}
      isOptional={isOptional}
      value={shown}
      onChange={(id) => {
        show(id)
        onApply(Number(id))
      }}
    />
  )
}
