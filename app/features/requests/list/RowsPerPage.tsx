import { NativeSelect } from '@portal/design-system/NativeSelect'
import { useCommand } from '#app/forms/use-command.ts'
import { type RowsPerPage as Rows, rowsPerPage } from '#contract/requests/request-queue.ts'
import { useAppliedText } from '../cases/use-applied-text.ts'
import { shortField } from '../requests.css.ts'
import { queueText } from './queue.text.ts'

type RowsPerPageProps = {
  rows: Rows
  /** Keeps another number for the attendant. */
  chooseRows: (options: { data: { linhasPorPagina: Rows } }) => Promise<unknown>
  /** The list has other pages now. */
  onChosen: () => void
}

/** How many rows a page has, kept for the attendant. */
export function RowsPerPage({ rows, chooseRows, onChosen }: RowsPerPageProps) {
  const { run } = useCommand(chooseRows)
  const [shown, show] = useAppliedText(String(rows), 0)
  const choose = async (id: string) => {
    const wanted = rowsPerPage.find((known) => String(known) === id)
    if (wanted === undefined) return
    show(id)
    const outcome = await run({ linhasPorPagina: wanted })
    if (outcome.ok) onChosen()
    else show(String(rows))
  }
  return (
    <div className={shortField}>
      <NativeSelect
        label={queueText.rows}
        options={rowsPerPage.map((known) => ({ id: known, label: String(known) }))}
        value={shown}
        onChange={(id) => void choose(id)}
      />
    </div>
  )
}
