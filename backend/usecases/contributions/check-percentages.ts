import type { ContributionChangeData } from '#contract/contribuicao.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionProblem } from '#domain/contributions/check-contribution-change.ts'
import { checkContributionChange } from '#domain/contributions/check-contribution-change.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { Querier } from '../../database/client.ts'
import { lastContributionChange } from '../../database/queries/contribution-changes.ts'
import { percentagesIn, salaryOn } from '../../database/queries/contribution-settings.ts'
import { conflict, invalid, type Problem } from '../../problem.ts'
import { amountsOnWire } from './contribution-figures.ts'

type Asked = { basicPercent: number; supplementaryPercent: number }

/**
 * Checks new percentages with the plan's rule and computes them: what a request keeps.
 * @throws 409 when the change of this quarter was used; 422 with every percentage that can't be accepted.
 */
export async function checkPercentages(
  database: Querier,
  { linkId, asked, today }: { linkId: number; asked: Asked; today: IsoDate },
  parameters: ContributionParameters,
): Promise<ContributionChangeData> {
  const salary = await salaryOn(database, linkId, today)
  const current = await percentagesIn(database, linkId, competenceOf(today))
  const lastChangedOn = await lastContributionChange(database, linkId)
  const outcome = checkContributionChange({ salary, ...asked, current, lastChangedOn, today }, parameters)
  if (!outcome.ok) throw refusal(outcome.problems)
  const before = current ?? { basicPercent: 0, supplementaryPercent: 0 }
  return {
    modalidade: 'percentual',
    salario: salary ?? 0,
    percentualBasica: asked.basicPercent,
    percentualSuplementar: asked.supplementaryPercent,
    valores: amountsOnWire({ salary, ...asked }, parameters),
    anterior: {
      percentualBasica: before.basicPercent,
      percentualSuplementar: before.supplementaryPercent,
      valores: amountsOnWire({ salary, ...before }, parameters),
    },
    mesEfeito: outcome.result.effectiveMonth,
  }
}

const FIELDS = {
  salary: 'percentualBasica',
  basicPercent: 'percentualBasica',
  supplementaryPercent: 'percentualSuplementar',
  change: 'percentualBasica',
} as const

const SENTENCES: Record<Exclude<ContributionProblem['code'], 'window-closed'>, string> = {
  'salary-unknown': 'A patrocinadora ainda não informou o seu salário. Fale com o atendimento.',
  'salary-below-unit':
    'Com o seu salário não há contribuição básica. Deixe a básica em 0% e escolha a suplementar.',
  'percent-not-offered': 'Este percentual não é oferecido. Escolha um da lista.',
  'basic-below-maximum': 'Para ter contribuição suplementar, escolha antes o maior percentual da básica.',
  'nothing-contributed': 'Escolha um percentual maior que zero.',
  unchanged: 'Estes percentuais já são os atuais. Escolha outros para alterar.',
}

/** A closed window says no to everything; otherwise each field gets its first sentence. */
function refusal(problems: readonly ContributionProblem[]): Problem {
  const closed = problems.find((problem) => problem.code === 'window-closed')
  if (closed) {
    const date = closed.nextDate.split('-').toReversed().join('/')
    return conflict(
      `Você já alterou a contribuição neste trimestre. A próxima alteração pode ser feita a partir de ${date}.`,
    )
  }
  const fields = new Map<string, string>()
  for (const { field, code } of problems) {
    if (code !== 'window-closed' && !fields.has(FIELDS[field])) fields.set(FIELDS[field], SENTENCES[code])
  }
  return invalid(Object.fromEntries(fields))
}
