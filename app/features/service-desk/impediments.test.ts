import { expect, it } from 'vitest'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { impedimentsOf } from './impediments.ts'
import { chosenPlanLinks } from './service-desk.fixtures.ts'

const free = { status: 1, level: 3, accessRefusal: null, hasPlan: true } as const
const reasons = (facts: Parameters<typeof impedimentsOf>[0]) =>
  Object.fromEntries(impedimentsOf(facts, [], []).map(({ action, reason }) => [action, reason]))

it('says nothing of what may be done', () => {
  expect(reasons(free)).toEqual({})
})

it('says who may where the level is too low', () => {
  expect(reasons({ ...free, level: 1 })).toEqual({
    'Reiniciar recadastramento': 'Só o atendimento de nível Administrador faz isto.',
    'Registrar falecimento': 'Só o atendimento de nível Cadastro ou acima faz isto.',
  })
})

it.each([
  [undefined, /não foi chamada/],
  [3, /espera a análise/],
  [5, /já foi deferido/],
] as const)('says of a re-registration of status %s why it is not begun', (status, why) => {
  expect(reasons({ ...free, status })).toEqual({
    'Gerar recadastramento de atendimento': expect.stringMatching(why),
    'Reiniciar recadastramento': expect.stringMatching(why),
  })
})

it('says of who has no plan that there is nothing to see', () => {
  expect(reasons({ ...free, hasPlan: false })['Atender em nome da pessoa']).toMatch(/nenhum plano ativo/)
})

it('says who changes the e-mail of somebody who attends, and of oneself that the profile does', () => {
  const refused = (accessRefusal: string) => reasons({ ...free, accessRefusal })['Alterar e-mail']
  expect(refused(identitySentences.needsAdministrator)).toMatch(
    /um administrador, com a confirmação de outro/,
  )
  expect(refused(identitySentences.ownAccess)).toMatch(/no seu perfil/)
})

it('names the plan of what is not done on it', () => {
  const acts = [
    { idVinculo: 4, atos: [], impedidos: [{ ato: 'entregar-extrato', motivo: 'Não há extrato.' }] },
  ] as const
  expect(impedimentsOf(free, chosenPlanLinks, acts as never)).toEqual([
    { action: 'Entregar extrato de desligamento', plan: 'MAIS_VALOR', reason: 'Não há extrato.' },
  ])
})
