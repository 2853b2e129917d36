import { Button } from '@portal/design-system/Button'
import { PlusIcon } from '@portal/design-system/icons'
import { MonthField } from '@portal/design-system/MonthField'
import { NumberField } from '@portal/design-system/NumberField'
import { type FormEvent, useState } from 'react'
import type { Competence } from '#domain/calendar.ts'
import { INDEXER_DECIMALS, SHOWN_DECIMALS } from '#domain/settings/indexers/indexer-values.ts'
import { additionProblem, type EditedMonth, nextMonth, withMonth } from './indexer-edits.ts'
import { addRow, besideFields } from './indexers.css.ts'
import { indexerValuesText } from './indexers.text.ts'

type AddMonthProps = {
  months: readonly EditedMonth[]
  currentMonth: Competence
  onAdd: (month: EditedMonth) => void
}

/** One more month; the one after the newest is already filled in. Complains after the first attempt only. */
export function AddMonth({ months, currentMonth, onAdd }: AddMonthProps) {
  const [competence, setCompetence] = useState(() => nextMonth(months, currentMonth))
  const [percent, setPercent] = useState<number | null>(null)
  const [wasTried, setTried] = useState(false)
  const problems = additionProblem(months, { competence, percent }, currentMonth)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(problems).length > 0 || competence === null || percent === null) {
      setTried(true)
      return
    }
    const added = { competence, percent }
    onAdd(added)
    setTried(false)
    setPercent(null)
    setCompetence(nextMonth(withMonth(months, added), currentMonth))
  }
  return (
    <form noValidate aria-label={indexerValuesText.addHeading} onSubmit={add} className={addRow}>
      <MonthField
        label={indexerValuesText.month}
        value={competence}
        onChange={setCompetence}
        errorMessage={wasTried ? problems.competence : undefined}
      />
      <NumberField
        label={indexerValuesText.percent}
        decimals={INDEXER_DECIMALS}
        leastDecimals={SHOWN_DECIMALS}
        unit="%"
        value={percent}
        onChange={setPercent}
        errorMessage={wasTried ? problems.percent : undefined}
      />
      <div className={besideFields}>
        <Button type="submit" variant="secondary" icon={PlusIcon}>
          {indexerValuesText.add}
        </Button>
      </div>
    </form>
  )
}
