import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { note } from '../requests.css.ts'
import { requestsText } from '../requests.text.ts'
import { dataRows } from './data-rows.ts'

/** The data of a request of any kind, as names and values. */
export function GenericData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const rows = dataRows(data)
  if (rows.length === 0) return <p className={note}>{requestsText.noData}</p>
  return (
    <DescriptionList
      items={rows.map(({ label, value }, index) => ({
        id: `${index}-${label}`,
        term: label,
        description: value,
      }))}
    />
  )
}
