import { expect, it } from 'vitest'
import { checkMonthValues } from './indexer-check.ts'

it('takes monthly values, or complains by their place', () => {
  const good = { competencia: '2026-01', percentual: 0.46 }
  expect(checkMonthValues([good], '2026-11')).toEqual({
    ok: true,
    result: [{ competence: '2026-01', percent: 0.46 }],
  })
  const wrong = [
    good,
    good,
    { competencia: '2026-12', percentual: 1 },
    { competencia: null, percentual: null },
  ]
  expect(checkMonthValues([...wrong, { competencia: '2026-02', percentual: null }], '2026-11')).toEqual({
    ok: false,
    problems: [
      { field: 'valores.1.competencia', sentence: 'Este mês já está na lista.' },
      {
        field: 'valores.2.competencia',
        sentence: 'Este mês ainda não chegou. Registre só até o mês atual.',
      },
      { field: 'valores.3.competencia', sentence: 'Escreva o mês como MM/AAAA.' },
      { field: 'valores.4.percentual', sentence: 'Informe o percentual.' },
    ],
  })
})
