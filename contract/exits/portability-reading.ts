import { formatCnpj } from '#domain/cnpj.ts'
import { incomeNames } from '../benefits/benefits.text.ts'
import { defineReading } from '../readings/define-reading.ts'
import { date, money, number, paidInto, percent, text } from '../readings/reading-line.ts'
import { regimeNames } from '../taxes/tax-regime.text.ts'
import { entityTypeNames } from './pension-entities.text.ts'
import { portabilityFields } from './portability.text.ts'
import type { PortabilityData } from './portability.ts'

/** A portability: to which plan, how much, and what is bought there. */
export const portabilityReading = defineReading<PortabilityData>({
  entidadeDestino: (entity) => text('Entidade de destino', entity),
  cnpj: (cnpj) => (cnpj === null ? [] : text('CNPJ', formatCnpj(cnpj))),
  tipo: (type) => (type === null ? [] : text('Tipo de entidade', entityTypeNames[type])),
  plano: (plan) => (plan === null ? [] : text(portabilityFields.destino, plan)),
  codigo: (code) => (code === null ? [] : text('CNPB ou processo na SUSEP', code)),
  adesao: (day) => (day === null ? [] : date(portabilityFields.adesao, day)),
  percentual: (points) => percent(portabilityFields.percentual, points),
  valor: (amount) => (amount === null ? [] : money('Valor no dia do pedido', amount)),
  regime: (regime) => (regime === null ? [] : text('Regime de tributação', regimeNames[regime])),
  renda: (income) => (income === null ? [] : text(portabilityFields.renda, incomeNames[income])),
  prazoAnos: (years) => (years === null ? [] : number(portabilityFields.prazoAnos, years)),
  conta: paidInto,
  prazoTermo: (day) => (day === null ? [] : date('Termo enviado ao destino até', day)),
  prazoLegal: (day) => (day === null ? [] : date('Transferência até', day)),
})
