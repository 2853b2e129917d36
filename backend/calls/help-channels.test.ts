import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarCanaisAjuda } from '#contract/publications/help-channels.ts'
import { arquivarItemCadastro, salvarItemCadastro } from '#contract/settings/registries.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const names = async () => (await test.call(retornarCanaisAjuda)).answer.map(({ nome }) => nome)
const whatsapp = {
  nome: 'WhatsApp',
  telefone: '(11) 90000-0000',
  email: '',
  horario: 'Todos os dias, das 7h às 22h',
  ordem: 1,
}
const save = (token: string, dados: object) =>
  test.call(salvarItemCadastro, { token, body: { cadastro: 'canais-de-ajuda', dados } })

describe('retornarCanaisAjuda', () => {
  it('tells everybody how the entity is reached, in its order', async () => {
    const { answer } = await test.call(retornarCanaisAjuda)
    expect(answer[0]).toEqual({
      nome: 'Central de atendimento',
      telefone: '0800 000 0000',
      email: 'atendimento@exemplo.example',
      horario: 'Segunda a sexta, das 8h às 18h',
    })
    expect(await names()).toEqual(['Central de atendimento', 'Ouvidoria'])
  })

  it('follows what attendants set, at once', async () => {
    const luiz = await test.signIn(DemoCpf.luiz)
    const { answer: created } = await save(luiz, whatsapp)
    expect(await names()).toEqual(['Central de atendimento', 'WhatsApp', 'Ouvidoria'])
    const marta = await test.signIn(DemoCpf.marta)
    await test.call(arquivarItemCadastro, {
      token: marta,
      body: { cadastro: 'canais-de-ajuda', idItem: created.id, versao: created.versao, arquivado: true },
    })
    expect(await names()).toEqual(['Central de atendimento', 'Ouvidoria'])
  })

  it.each([
    [{ telefone: '', email: '' }, 'telefone', 'Informe um telefone ou um e-mail.'],
    [{ telefone: 'ligue já' }, 'telefone', 'Escreva o telefone com números, como 0800 123 4567.'],
    [{ email: 'ouvidoria' }, 'email', 'Este e-mail não parece certo. Confira.'],
    [{ ordem: 0 }, 'ordem', 'Informe a posição, de 1 a 99.'],
    [{ nome: 'Ouvidoria' }, 'nome', 'Já existe um canal com este nome.'],
  ])('refuses %o, and says what to do', async (wrong, field, sentence) => {
    const luiz = await test.signIn(DemoCpf.luiz)
    const { status, problem } = await save(luiz, { ...whatsapp, nome: 'Outro canal', ...wrong })
    expect(status).toBe(422)
    expect(problem.campos).toEqual({ [`dados.${field}`]: sentence })
    expect(await names()).toHaveLength(2)
  })

  it('is not for participants to change', async () => {
    expect((await save(await test.signIn(DemoCpf.ana), whatsapp)).status).toBe(403)
    expect(await names()).toHaveLength(2)
  })
})
