import { describe, expect, it } from 'vitest'
import { dataLabel } from '#contract/data-label.ts'
import { dataRows } from './data-rows.ts'

describe('dataLabel', () => {
  it('knows the names of the product', () => {
    expect(dataLabel('emailNovo')).toBe('E-mail novo')
  })

  it('names an unknown key after its words', () => {
    expect(dataLabel('dataDoPedido')).toBe('Data do pedido')
    expect(dataLabel('data_do_pedido')).toBe('Data do pedido')
  })
})

describe('dataRows', () => {
  it('writes each kind of value as people read it', () => {
    const rows = dataRows({
      valor: 1234.5,
      percentual: 2.5,
      dataInicio: '2026-12-10',
      mesEfeito: '2027-01',
      pep: 'N',
      isento: true,
      cpf: '52998224725',
      observacao: '',
      meses: 12,
      formaPagamento: 5,
      motivo: null,
    })
    expect(rows.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      'R$ 1.234,50',
      '2,5%',
      '10/12/2026',
      '01/2027',
      'Não',
      'Sim',
      '529.982.247-25',
      'Não informado',
      '12',
      'Débito em conta',
      'Não informado',
    ])
  })

  it('keeps a masked CPF as it is', () => {
    expect(dataRows({ cpf: '***.982.247-**' })).toEqual([{ label: 'CPF', value: '***.982.247-**' }])
  })

  it('names what is nested after what holds it', () => {
    expect(
      dataRows({ endereco: { cidade: 'Recife' }, dependentes: [{ nome: 'Lia' }, { nome: 'Rui' }] }),
    ).toEqual([
      { label: 'Endereço · cidade', value: 'Recife' },
      { label: 'Dependentes 1 · nome', value: 'Lia' },
      { label: 'Dependentes 2 · nome', value: 'Rui' },
    ])
  })

  it('joins a list of plain values and says when it is empty', () => {
    expect(dataRows({ documentos: ['RG', 'CPF'], opcoes: [] })).toEqual([
      { label: 'Documentos', value: 'RG, CPF' },
      { label: 'Opcoes', value: 'Não informado' },
    ])
  })

  it('writes an instant in the time of São Paulo', () => {
    expect(dataRows({ assinadoEm: '2026-11-21T02:30:00.000Z' })).toEqual([
      { label: 'Assinado em', value: '20/11/2026 às 23:30' },
    ])
  })
})
