import { describe, expect, it } from 'vitest'
import {
  exemptForGood,
  exemptUntil,
  filledIn,
  notExempt,
  returnedWithReport,
  sentIllnessExemption,
} from './illness-exemption.fixtures.ts'
import {
  firstIllnessExemption,
  illnessExemptionInput,
  illnessExemptionToCome,
} from './illness-exemption-input.ts'
import {
  confirmLabel,
  consequenceSentence,
  grantedSentence,
  refundSentence,
} from './illness-exemption-sentences.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const envelope = { chaveEnvio: '5f0c2c1e-58c4-4a6b-9f8e-3f8f0f4c7a11' }

describe('the form', () => {
  it('opens empty, or with what was asked', () => {
    expect(firstIllnessExemption(notExempt, null, null)).toEqual({
      doenca: null,
      dataDiagnostico: null,
      emissor: null,
      temValidade: null,
      validade: null,
      laudo: null,
      declaracao: false,
    })
    expect(firstIllnessExemption(notExempt, sentIllnessExemption.dados, returnedWithReport)).toMatchObject({
      doenca: 'parkinson',
      temValidade: 'N',
      declaracao: false,
    })
    const ending = { ...sentIllnessExemption.dados, validade: '2027-01-01' }
    expect(firstIllnessExemption(notExempt, ending, returnedWithReport)).toMatchObject({
      temValidade: 'S',
      validade: '2027-01-01',
    })
  })

  it('has the report that went with a returned request, unless another one is asked for', () => {
    const reportIn = (returned: typeof returnedWithReport) =>
      firstIllnessExemption(notExempt, returned.dados, returned).laudo
    expect(reportIn(returnedWithReport)).toBe(filledIn.laudo)
    const refused = { campo: 'medical-report', nome: 'Laudo médico oficial', motivo: 'Falta a assinatura.' }
    expect(reportIn({ ...returnedWithReport, correcoes: [refused] })).toBeNull()
  })

  it('sends an end only of a report that has one', () => {
    const ended = { ...filledIn, validade: '2027-09-15' }
    expect(illnessExemptionInput(ended, envelope)).toEqual({ ...filledIn, ...envelope, validade: null })
    expect(illnessExemptionInput({ ...ended, temValidade: 'S' }, envelope).validade).toBe('2027-09-15')
    expect(() => illnessExemptionInput({ ...filledIn, emissor: null }, envelope)).toThrow(RangeError)
  })

  it('tells from which month it would count, at most a year back', () => {
    expect(illnessExemptionToCome(filledIn, notExempt)).toEqual(sentIllnessExemption.dados)
    const long = { ...filledIn, dataDiagnostico: '2019-03-01' }
    expect(illnessExemptionToCome(long, notExempt)?.mesInicio).toBe('2025-12')
    expect(illnessExemptionToCome({ ...filledIn, dataDiagnostico: null }, notExempt)).toBeNull()
  })
})

describe('sentences', () => {
  it('say what the request does to the tax, and from when', () => {
    expect(plain(consequenceSentence(filledIn, notExempt))).toBe(
      'A partir de setembro de 2026, o benefício inteiro fica isento de imposto de renda. Pelo seu último contracheque, o imposto iria de R$ 841,88 para R$ 0,00 por mês.',
    )
    expect(consequenceSentence(filledIn, { ...notExempt, efeito: null })).not.toContain('imposto iria')
    const empty = firstIllnessExemption(notExempt, null, null)
    expect([consequenceSentence(empty, notExempt), confirmLabel(empty, notExempt)]).toEqual([
      '',
      'Pedir a isenção',
    ])
    expect(confirmLabel(filledIn, notExempt)).toBe('Pedir a isenção a partir de setembro')
  })

  it('say since when and until when the benefit is exempt, and what comes back', () => {
    expect([exemptUntil, exemptForGood].map(({ vigente }) => vigente && grantedSentence(vigente))).toEqual([
      'Desde setembro de 2026, até 15/09/2027.',
      'Desde setembro de 2026, sem prazo.',
    ])
    expect(exemptUntil.devolucao && refundSentence(exemptUntil.devolucao)).toBe(
      'Imposto retido de setembro de 2026 a outubro de 2026.',
    )
  })
})
