import type { Death, DeathBeneficiary, DeathLink } from '#contract/deaths/deaths.ts'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'

/** Who has the greater part of what Olívia leaves. */
export const husbandOfOlivia: DeathBeneficiary = {
  idPensao: 1,
  nome: 'Pedro Freitas Moura',
  nascimento: '1964-11-30',
  parentesco: 'Cônjuge',
  percentual: 60,
  valor: 172281.79,
  renda: null,
  espera: null,
  matricula: null,
}

export const pensionTerms: NonNullable<DeathLink['pensao']> = {
  cota: '2.13900000',
  rendimentoReal: 4,
  primeiroPagamento: '2026-12-31',
  regras: {
    ...suggestedBenefitRules,
    incomeTypes: ['percent', 'fixed-term'],
    thirteenthMonth: 12,
    thirteenthFor: ['percent', 'fixed-term'],
  },
}

/** Olívia's death before it is registered: one plan, an open request, and two who share what is left. */
export const deathOfOlivia: Death = {
  registro: null,
  nascimento: '1965-06-10',
  impedimentoPensao: null,
  vinculos: [
    {
      idVinculo: 12,
      plano: { id: 7, nome: 'DXC' },
      matricula: '700099',
      categoria: { id: 2, nome: 'Assistido' },
      situacao: { id: 2, nome: 'Em benefício' },
      saldo: 287136.32,
      pagoDepois: 0,
      boletos: 0,
      emprestimo: null,
      solicitacoes: [{ id: 67, protocolo: '2026.0000067', nome: 'Alteração de renda' }],
      beneficiarios: [
        { ...husbandOfOlivia, idPensao: null },
        {
          idPensao: null,
          nome: 'Tomás Freitas Moura',
          nascimento: '2006-02-10',
          parentesco: 'Filho(a)',
          percentual: 40,
          valor: 114854.53,
          renda: null,
          espera: null,
          matricula: null,
        },
      ],
      semPensao: null,
      pensao: null,
    },
  ],
}
