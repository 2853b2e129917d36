import { NativeSelect } from '@portal/design-system/NativeSelect'
import { useAppliedText } from '../cases/use-applied-text.ts'

type ListFilterProps = {
  name: string
  label: string
  options: readonly { id: number | string; nome: string }[]
  /** Nothing chosen has an option of its own, not the name of the default. Default false. */
  isOptional?: boolean
  /** Value in the address, as text; 0 or empty when nothing is selected. */
  applied: string
  /** See `RequestChoices`. */
  clearings: number
  onApply: (id: string) => void
}

/** A list of the filters: the choice shows at once, the requests come after it. */
export function ListFilter({
  name,
  label,
  options,
  isOptional = false,
  applied,
  clearings,
  onApply,
}: ListFilterProps) {
  const [shown, show] = useAppliedText(applied === '0' && isOptional ? '' : applied, clearings)
  return (
    <NativeSelect
      name={name}
      label={label}
      options={options.map(({ id, nome }) => ({ id, label: nome }))}
      isOptional={isOptional}
      value={shown}
      onChange={(id) => {
        show(id)
        onApply(id)
      }}
    />
  )
}
