import type { CaseChanged } from '#contract/requests/cases.ts'
import { casesText } from './cases.text.ts'

/** What somebody else did with a request that is open, as its page says it; empty where it shows by itself. */
export function caseNewsOf({ causa, por }: CaseChanged): string {
  if (causa === 'passo') return por ? casesText.news.passo(por.nome) : casesText.changedByPerson
  if (por === null || causa === 'trava' || causa === 'presenca') return ''
  return casesText.news[causa](por.nome)
}
