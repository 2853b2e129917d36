import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { emptyGroups } from './re-registration-values.ts'

export const sentReRegistration = {
  protocolo: '2026.0000123',
  enviadoEm: '2026-11-11T13:40:00Z',
  codigo: 'a1b2c3d4'.repeat(8),
}

/** Eduardo's page: his address is on record, everything else is missing. He changed his account, and last time's photo was refused. */
export const pageOfEduardo: ReRegistrationOnPage = {
  hoje: '2026-11-11',
  pessoa: { nome: 'Eduardo Prates', cpf: '98765432100', nascimento: '1981-03-09' },
  status: { id: 2, nome: 'Em andamento' },
  expiraEm: '2026-11-11T14:30:00Z',
  atendente: 'Karina Alves',
  grupos: ['pessoal', 'endereco', 'contatos', 'banco', 'dependentes', 'declaracoes'],
  grauMaximo: 2,
  regrasDependentes: {
    ir: { idadeLimite: 21, idadeEstudante: 24, estudantes: true, designados: false },
    planos: [
      { id: 1, nome: 'HPE', idadeLimite: 21, idadeEstudante: 24, estudantes: true, designados: false },
    ],
  },
  residente_exterior: 'N',
  cadastro: {
    pessoal: null,
    endereco: {
      ...emptyGroups.endereco,
      residente_exterior: 'N',
      cep: '13010-000',
      logradouro: 'Rua das Flores',
      numero: '10',
      bairro: 'Centro',
      cidade: 'Campinas',
      estado: 'SP',
    },
    contatos: { email: 'eduardo@exemplo.example', celular: '19987654321', telefone: '' },
    banco: null,
    dependentes: null,
    declaracoes: null,
  },
  rascunho: {
    versao: 3,
    salvoEm: '2026-11-11T13:32:00Z',
    dados: { banco: { resposta: 'mudou', valores: { banco: '341', agencia: '0057', conta: '12345-7' } } },
  },
  arquivos: [{ id: 'a', comprovante: 'comprovante-bancario', tipo: 'image/png', bytes: 107 }],
  recusados: [{ item: 'documentos', motivo: 'A foto está escura. Tire outra, com o rosto inteiro.' }],
  aCorrigir: {
    pessoal: null,
    endereco: null,
    contatos: null,
    banco: null,
    dependentes: null,
    declaracoes: null,
  },
  enviado: null,
}

/** Eduardo's page with one group, which he filled in, and his photo: it can be sent. */
export const pageToSend: ReRegistrationOnPage = {
  ...pageOfEduardo,
  grupos: ['contatos'],
  rascunho: {
    versao: 3,
    salvoEm: '2026-11-11T13:32:00Z',
    dados: {
      contatos: {
        resposta: 'mudou',
        valores: { email: 'eduardo@exemplo.example', celular: '19987654321', telefone: '' },
      },
    },
  },
  arquivos: [{ id: 'b', comprovante: 'selfie', tipo: 'image/png', bytes: 107 }],
  recusados: [],
}
