import type { CallName } from '#contract/calls.ts'

/*
 * The calls of the contract that pages make as they are, by `ask` and by `send`. The server passes on no other: what keeps or reads a
 * cookie, makes several calls or answers something else than the API is a server function of its feature.
 */

/** Read by `ask`. What is asked stands in an address: nothing that a person types and nobody else may know. */
export const askedCalls = [
  'retornarAlteracaoRenda',
  'retornarBoletoEmprestimo',
  'retornarBoletosEmprestimo',
  'retornarCadastro',
  'retornarContribuicao',
  'retornarContribuicaoGerada',
  'retornarContribuicoesGeradas',
  'retornarCotas',
  'retornarDeclaracoesFatca',
  'retornarDeclaracoesPep',
  'retornarDeclaracoesResidencia',
  'retornarDependentes',
  'retornarEmprestimos',
  'retornarExtratoDesligamento',
  'retornarFornecedores',
  'retornarHistoricoItemCadastro',
  'retornarIsencao65',
  'retornarIsencaoDoenca',
  'retornarItemCadastro',
  'retornarOpcaoAutopatrocinio',
  'retornarOpcaoBpd',
  'retornarOpcoesSaida',
  'retornarPerfilInvestimentos',
  'retornarPerfis',
  'retornarPortabilidade',
  'retornarRegimeTributacao',
  'retornarRequerimentoBeneficio',
  'retornarResgate',
  'retornarSaqueVista',
  'retornarSimulacaoRegime',
  'retornarSimulacoesBeneficio',
  'retornarSimuladorBeneficio',
  'retornarSimuladorBeneficioPublico',
  'retornarSuspensaoBeneficio',
  'retornarSuspensaoContribuicao',
  'retornarValoresIndexador',
] as const satisfies readonly CallName[]

/** Made by `send`. */
export const sentCalls = [
  'alterarContribuicao',
  'alterarPerfilInvestimentos',
  'alterarRenda',
  'arquivarItemCadastro',
  'cancelarContribuicaoGerada',
  'contestarExtratoDesligamento',
  'conversarSimulacaoBeneficio',
  'declararFatca',
  'declararPep',
  'declararResidencia',
  'encerrarSuspensaoBeneficio',
  'encerrarSuspensaoContribuicao',
  'excluirSimulacaoBeneficio',
  'gerarBoletoPagamentoExtra',
  'gerarBoletoQuitacao',
  'gerarContribuicao',
  'guardarSimulacaoBeneficio',
  'optarAutopatrocinio',
  'optarBpd',
  'optarRegimeTributacao',
  'pedirEmprestimo',
  'pedirPortabilidade',
  'pedirResgate',
  'pedirSaqueVista',
  'registrarCota',
  'renomearSimulacaoBeneficio',
  'requererBeneficio',
  'responderQuestionarioPerfil',
  'salvarItemCadastro',
  'salvarPerfil',
  'salvarValoresIndexador',
  'solicitarDependentes',
  'solicitarIsencao65',
  'solicitarIsencaoDoenca',
  'suspenderBeneficio',
  'suspenderContribuicao',
] as const satisfies readonly CallName[]

export type AskedCall = (typeof askedCalls)[number]
export type SentCall = (typeof sentCalls)[number]
