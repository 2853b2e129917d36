import { describe, expect, it } from 'vitest'
import { declarationsText } from '#app/features/declarations/declarations.text.ts'
import { planRulesText } from '#app/features/plan-rules/plan-rules.text.ts'
import { reRegistrationText } from '#app/features/re-registration/re-registration.text.ts'
import { requestText } from '#app/features/request-engine/service-request.text.ts'
import { stagesText } from '#app/features/requests/one-request/stages.text.ts'
import { requestsText } from '#app/features/requests/requests.text.ts'
import { peopleSearchText } from '#app/features/service-desk/people-search.text.ts'
import { personActionsText } from '#app/features/service-desk/person-actions.text.ts'
import { serviceDeskText } from '#app/features/service-desk/service-desk.text.ts'
import { indexersText } from '#app/features/settings/registries/indexers/indexers.text.ts'
import { registriesText } from '#app/features/settings/registries/registries.text.ts'
import { settingsText } from '#app/features/settings/settings.text.ts'
import { themeText } from '#app/features/settings/themes/themes.text.ts'

describe('how many there are', () => {
  it.each<[string, (count: number) => string, Record<number, string>]>([
    [
      'requests that wait',
      serviceDeskText.lead,
      {
        0: 'A fila está em dia: nenhuma solicitação aguarda decisão.',
        1: 'Uma solicitação aguarda decisão.',
        2: '2 solicitações aguardam decisão.',
      },
    ],
    ['people', peopleSearchText.found, { 1: '1 pessoa encontrada', 2: '2 pessoas encontradas' }],
    ['indexes', indexersText.found, { 1: '1 indexador', 2: '2 indexadores' }],
    ['settings', settingsText.found, { 1: '1 configuração encontrada', 2: '2 configurações encontradas' }],
    [
      'requests',
      requestsText.found,
      {
        0: 'Nenhuma solicitação encontrada',
        1: '1 solicitação encontrada',
        2: '2 solicitações encontradas',
        1200: '1.200 solicitações encontradas',
      },
    ],
    ['filters', requestsText.filtersChosen, { 0: 'Filtros', 1: 'Filtros (1)' }],
    [
      'items to look at',
      stagesText.checksLeft,
      {
        1: 'Para seguir, falta conferir 1 item da etapa.',
        2: 'Para seguir, falta conferir 2 itens da etapa.',
      },
    ],
    ['countries', declarationsText.fatca.left, { 1: '1 país na lista.', 2: '2 países na lista.' }],
    ['the countries by their place', declarationsText.fatca.residence, { 0: 'País 1', 2: 'País 3' }],
    ['what is removed by its place', declarationsText.fatca.remove, { 0: 'Remover país 1' }],
  ])('%s', (_, say, sentences) => {
    const said = Object.keys(sentences).map((count) => [count, say(Number(count))])
    expect(Object.fromEntries(said)).toEqual(sentences)
  })

  it('on which page', () => {
    const { atPage, found } = requestsText
    expect(atPage(found(21), 1, 3)).toBe('21 solicitações encontradas. Página 2 de 3.')
    expect(atPage(found(0), 0, 0)).toBe('Nenhuma solicitação encontrada. Página 1 de 1.')
  })
})

describe('what is said where something is not known', () => {
  it.each([
    [personActionsText.email.current(null), 'Hoje não há e-mail no cadastro.'],
    [personActionsText.email.current('ana@exemplo.com.br'), 'Hoje: ana@exemplo.com.br'],
    [registriesText.updated('ontem', null), 'Alterado em ontem'],
    [registriesText.updated('ontem', 'Marta'), 'Alterado em ontem por Marta'],
    [stagesText.left('ontem', null), 'Até ontem'],
    [stagesText.left('ontem', 'Marta'), 'Até ontem, por Marta'],
    [planRulesText.inForce(null), 'Em vigor'],
    [planRulesText.inForce('HPE'), 'Em vigor no HPE'],
    [planRulesText.publishTitle('Contribuições', null), 'Publicar a mudança em Contribuições?'],
    [planRulesText.publishTitle('Contribuições', 'HPE'), 'Publicar a mudança em Contribuições do HPE?'],
    [requestText.returned.correct(null), 'Corrija este campo.'],
    [requestText.returned.correct('O percentual.'), 'Corrija: O percentual.'],
    [themeText.automatic('light'), 'Com esta cor, os participantes veem o modo claro.'],
    [themeText.automatic('dark'), 'Com esta cor, os participantes veem o modo escuro.'],
    [themeText.ink('light', '8%'), 'Logotipo sobre a barra clara: 8% do desenho se destaca.'],
    [themeText.ink('dark', '8%'), 'Logotipo sobre a barra escura: 8% do desenho se destaca.'],
  ])('%s', (said, sentence) => expect(said).toBe(sentence))

  it('a code says how many minutes it is good for', () => {
    expect(reRegistrationText.code.sent).toContain('Ele vale por 15 minutos.')
  })
})
