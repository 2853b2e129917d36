import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readInstallation } from './installation-file.ts'

const example = await readFile(new URL('../../docs/installation-example.json', import.meta.url), 'utf8')

type Example = {
  entidade: Record<string, unknown>
  planos: Record<string, unknown>[]
  equipe: Record<string, unknown>[]
}

function complaintsOf(change: (file: Example) => void): string[] {
  const file = JSON.parse(example) as Example
  change(file)
  const read = readInstallation(JSON.stringify(file))
  return read.ok ? [] : read.complaints
}

describe('an installation file', () => {
  it('as the documentation shows it can be read', () => {
    const read = readInstallation(example)
    expect(read.ok && read.installation.entidade.cnpj).toBe('11222333000181')
    expect(read.ok && read.installation.planos.map(({ id }) => id)).toEqual([1, 2])
    expect(read.ok && read.installation.equipe[0]).toMatchObject({ cpf: '11122233396', nivel: 3 })
  })

  it.each<[string, (file: Example) => void]>([
    ['entidade.cnpj: Confira o CNPJ', (file) => (file.entidade.cnpj = '11.222.333/0001-82')],
    ['entidade.nome: Informe o nome da entidade.', (file) => (file.entidade.nome = '  ')],
    ['planos: Informe pelo menos um plano.', (file) => (file.planos = [])],
    ['planos: Dois planos têm o mesmo número.', (file) => (file.planos[1] = { ...file.planos[1], id: 1 })],
    [
      'planos.0.cor_primaria: A cor do plano',
      (file) => (file.planos[0] = { ...file.planos[0], cor_primaria: 'azul' }),
    ],
    ['planos.0.regras', (file) => delete file.planos[0]?.regras],
    [
      'planos.1.servicos.0: Este serviço não existe',
      (file) => (file.planos[1] = { ...file.planos[1], servicos: ['x'] }),
    ],
    ['equipe.0.cpf', (file) => (file.equipe[0] = { ...file.equipe[0], cpf: '111.222.333-97' })],
    [
      'equipe: Informe pelo menos um Administrador',
      (file) => (file.equipe[0] = { ...file.equipe[0], nivel: 1 }),
    ],
    ['equipe: Duas pessoas da equipe', (file) => file.equipe.push({ ...file.equipe[0] })],
  ])('that is wrong is told where: %s', (complaint, change) => {
    expect(complaintsOf(change).join('\n')).toContain(complaint)
  })

  it('that is no JSON is told so', () => {
    expect(readInstallation('{ "entidade": ')).toEqual({
      ok: false,
      complaints: ['O arquivo não é um JSON. Confira vírgulas e aspas.'],
    })
  })
})
