import { describe, expect, it } from 'vitest'
import { notSaid, wordsNobodySays } from './plain-words.ts'
import { sourceFiles } from './source-files.ts'
import { spokenText } from './spoken-text.ts'

/** Files of sentences; definitions of settings; what only formats; what a process says to who started it; and tests. */
const mayHoldText =
  /\.text\.ts$|-sentences\.ts$|-(setting|registry)\.tsx?$|\.(test|stories|fixtures)\.tsx?$|^app\/(format|host)\/|\/page-titles\.ts$/
/** Compared with what the framework says. */
const wordsOfFramework = new Set(['Server function info not found'])

describe('texts', () => {
  it('what a person reads stands in a file of texts', () => {
    const spoken = sourceFiles('app/**/*.{ts,tsx}')
      .filter(({ path }) => !mayHoldText.test(path))
      .flatMap(({ path, text }) =>
        spokenText(path, text)
          .filter((said) => !wordsOfFramework.has(said))
          .map((said) => `${path}: ${said}`),
      )
    expect(spoken).toEqual([])
  })

  it.each([
    ['between tags', '<p>Tudo pronto</p>', 'Tudo pronto'],
    ['one word between tags', '<p>Salvar</p>', 'Salvar'],
    ['in an attribute', '<Field label="Protocolo" />', 'Protocolo'],
    ['in an attribute with braces', `<Field title={'Enviado em'} />`, 'Enviado em'],
    ['in a field that is drawn', `const items = [{ term: 'Protocolo' }]`, 'Protocolo'],
    ['in a template', 'const due = `Vence em ${day}`', 'Vence em …'],
    ['around what a template is given', 'const share = `${rate} de ${base}`', '… de …'],
    ['as a plain string', `const title = isNew ? 'Nova conversa' : name`, 'Nova conversa'],
    ['with an accent, even in an error', `throw new Error('Não há conta')`, 'Não há conta'],
  ])('are found %s', (_, source, said) => {
    expect(spokenText('Page.tsx', source)).toEqual([said])
  })

  it.each([
    ['names and values', `const kind = 'boleto'; <Card tone="brand" title={text.title} />`],
    ['keys', `const isEnter = key === 'Enter'; const keys = 'Ctrl K'`],
    [
      'headers and styles',
      `headers.set('cache-control', 'private, no-store'); const font = '1rem/1.6 system-ui, serif'`,
    ],
    ['what an error says to engineers', `throw new Error('The form is not complete')`],
    ['modules', `import { de } from './de a.ts'`],
  ])('%s are none', (_, source) => {
    expect(spokenText('Page.tsx', source)).toEqual([])
  })
})

describe('the words of texts', () => {
  it('are words that a person says, and one word for one thing', () => {
    const read = sourceFiles(
      '{app,contract,design-system,domain}/**/*.{ts,tsx}',
      'backend/{*,{calls,documents,messages,rules,security,usecases}/**/*}.ts',
    )
    const found = read
      .filter(({ path }) => !/\.(test|fixtures)\.tsx?$/.test(path))
      .flatMap(({ path, text }) => wordsNobodySays(path, text).map((said) => `${path}: ${said}`))
    expect(found).toEqual([])
  })

  it.each([
    ['Referente a 10/2026', '“Referente a” (de, sobre)'],
    ['Mediante senha', '“Mediante” (com)'],
    ['Confira o boleto e o valor do mesmo.', '“do mesmo” (ele, ela)'],
    ['E-mail inválido', '“inválido” (o que está errado e como corrigir)'],
    ['Salvo com sucesso', '“com sucesso” (o que foi feito)'],
    ['Ir para a página de entrada', '“página de entrada” (login)'],
    ['O que o fundo pediu', '“o fundo” (a entidade)'],
    ['Exposição política', '“Exposição política” (pessoa exposta politicamente)'],
    ['Está com o status em análise', '“Está com o status” (está em análise, foi aceita)'],
  ])('“%s” is not plain', (text, said) => {
    expect(notSaid(text)).toBe(said)
  })

  it.each([
    'Na declaração, informe na ficha Pagamentos Efetuados.',
    'E-mail alterado com sucesso!',
    'CPF inválido. Confira os números.',
    'O mesmo valor de hoje',
    'No mesmo mês, pelo mesmo valor',
    'Alíquota efetiva',
  ])('“%s” is plain, or given', (text) => {
    expect(notSaid(text)).toBeNull()
  })
})
