import { emptyAddress } from '#app/features/addresses/address-labels.ts'
import type { GroupValues } from '#contract/re-registration.ts'

/** Groups that nobody filled in yet. */
export const emptyGroups: GroupValues = {
  pessoal: { nome: '', nomeMae: '', estadoCivil: null, documento: '', orgaoEmissor: '' },
  endereco: emptyAddress,
  contatos: { email: '', celular: '', telefone: '' },
  banco: { banco: '', agencia: '', conta: '' },
  dependentes: { dependentes: [] },
  declaracoes: {
    ppe: null,
    ppeDetalhe: '',
    pessoaEstadosUnidos: null,
    residenciaFiscalExterior: null,
    fiscalDetalhe: '',
  },
}
