import type { CaseChanged } from '#contract/requests/cases.ts'
import { casesText } from './cases.text.ts'

/** Announces someone else's act on the open request; empty where the page already shows it. */
export function caseNewsOf({ causa, por }: CaseChanged): string {
  if (causa === 'passo') return por ? casesText.news.passo(por.nome) : casesText.changedByPerson
  if (por === null || causa === 'trava' || causa === 'presenca') return ''
  return casesText.news[causa](por.nome)
}
