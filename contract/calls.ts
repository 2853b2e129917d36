import * as autenticacao from './autenticacao.ts'
import * as contribuicao from './contribuicao.ts'
import * as conversas from './conversas.ts'
import type { CallDefinition } from './define-call.ts'
import * as notificacoes from './notificacoes.ts'
import * as planos from './planos.ts'
import * as requisicoes from './requisicoes.ts'

/** Every call by its name: the OpenAPI document, the API's routing check and the contract tests walk this table. */
export const calls = {
  autenticar: autenticacao.autenticar,
  encerrarSessao: autenticacao.encerrarSessao,
  gerarTokenSocket: autenticacao.gerarTokenSocket,
  retornarPlanosAtivos: planos.retornarPlanosAtivos,
  retornarPlanos: planos.retornarPlanos,
  retornarPlanoFuncionalidades: planos.retornarPlanoFuncionalidades,
  retornarConfiguracaoTema: planos.retornarConfiguracaoTema,
  imagemTema: planos.imagemTema,
  retornarResumoPlano: planos.retornarResumoPlano,
  retornarSalario: contribuicao.retornarSalario,
  retornarContribuicao: contribuicao.retornarContribuicao,
  alterarContribuicao: contribuicao.alterarContribuicao,
  retornarSolicitacoes: requisicoes.retornarSolicitacoes,
  exportarDadosRecadastramento: requisicoes.exportarDadosRecadastramento,
  arquivoExportado: requisicoes.arquivoExportado,
  requisicaoFuncionalidade: requisicoes.requisicaoFuncionalidade,
  requisicaoStatus: requisicoes.requisicaoStatus,
  retornarRequisicao: requisicoes.retornarRequisicao,
  movimentarRequisicao: requisicoes.movimentarRequisicao,
  retornarResumoAtendimento: requisicoes.retornarResumoAtendimento,
  retornarNotificacoes: notificacoes.retornarNotificacoes,
  reagirNotificacao: notificacoes.reagirNotificacao,
  criarConversa: conversas.criarConversa,
  retornarConversa: conversas.retornarConversa,
} satisfies Record<string, CallDefinition>

export type CallName = keyof typeof calls
