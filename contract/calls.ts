import * as acessos from './acessos.ts'
import * as atas from './atas.ts'
import * as atendimentos from './atendimentos.ts'
import * as autenticacao from './autenticacao.ts'
import * as boletos from './boletos.ts'
import * as cadastros from './cadastros.ts'
import * as contracheque from './contracheque.ts'
import * as contribuicao from './contribuicao.ts'
import * as conversas from './conversas.ts'
import * as convites from './convites.ts'
import * as declaracoes from './declaracoes.ts'
import type { CallDefinition } from './define-call.ts'
import * as endereco from './endereco.ts'
import * as extrato from './extrato.ts'
import * as fornecedores from './fornecedores.ts'
import * as indexadores from './indexadores.ts'
import * as isencao from './isencao.ts'
import * as notificacoes from './notificacoes.ts'
import * as onboarding from './onboarding.ts'
import * as perfil from './perfil.ts'
import * as perfilInvestimentos from './perfil-investimentos.ts'
import * as pessoas from './pessoas.ts'
import * as planos from './planos.ts'
import * as recadastramento from './recadastramento.ts'
import * as recadastramentoAcesso from './recadastramento-acesso.ts'
import * as rendimentos from './rendimentos.ts'
import * as requisicoes from './requisicoes.ts'
import * as senha from './senha.ts'
import * as suspensao from './suspensao.ts'
import * as temas from './temas.ts'
import * as tributacao from './tributacao.ts'

/** Every call by its name: the OpenAPI document, the API's routing check and the contract tests walk this table. */
export const calls = {
  autenticar: autenticacao.autenticar,
  encerrarSessao: autenticacao.encerrarSessao,
  gerarTokenSocket: autenticacao.gerarTokenSocket,
  alterarSenha: senha.alterarSenha,
  solicitarRedefinicaoSenha: senha.solicitarRedefinicaoSenha,
  conferirRedefinicaoSenha: senha.conferirRedefinicaoSenha,
  redefinirSenha: senha.redefinirSenha,
  retornarPlanosAtivos: planos.retornarPlanosAtivos,
  retornarPlanos: planos.retornarPlanos,
  retornarPlanoFuncionalidades: planos.retornarPlanoFuncionalidades,
  retornarConfiguracaoTema: planos.retornarConfiguracaoTema,
  imagemTema: planos.imagemTema,
  retornarResumoPlano: planos.retornarResumoPlano,
  filtrarPessoas: pessoas.filtrarPessoas,
  retornarPessoa: pessoas.retornarPessoa,
  alterarEmailRecadastramento: pessoas.alterarEmailRecadastramento,
  iniciarAtendimento: atendimentos.iniciarAtendimento,
  encerrarAtendimento: atendimentos.encerrarAtendimento,
  retornarQuemAcessou: acessos.retornarQuemAcessou,
  retornarPerfil: perfil.retornarPerfil,
  alterarTelefones: perfil.alterarTelefones,
  alterarEmail: perfil.alterarEmail,
  alterarContaBancaria: perfil.alterarContaBancaria,
  retornarEntradas: perfil.retornarEntradas,
  encerrarOutrasSessoes: perfil.encerrarOutrasSessoes,
  retornarConsentimentos: perfil.retornarConsentimentos,
  registrarConsentimento: perfil.registrarConsentimento,
  arquivoMeusDados: perfil.arquivoMeusDados,
  solicitarExclusaoDados: perfil.solicitarExclusaoDados,
  retornarSalario: contribuicao.retornarSalario,
  retornarContribuicao: contribuicao.retornarContribuicao,
  alterarContribuicao: contribuicao.alterarContribuicao,
  retornarSuspensaoContribuicao: suspensao.retornarSuspensaoContribuicao,
  suspenderContribuicao: suspensao.suspenderContribuicao,
  encerrarSuspensaoContribuicao: suspensao.encerrarSuspensaoContribuicao,
  retornarContribuicoesGeradas: boletos.retornarContribuicoesGeradas,
  retornarContribuicaoGerada: boletos.retornarContribuicaoGerada,
  arquivoBoleto: boletos.arquivoBoleto,
  gerarContribuicao: boletos.gerarContribuicao,
  cancelarContribuicaoGerada: boletos.cancelarContribuicaoGerada,
  retornarContracheques: contracheque.retornarContracheques,
  retornarContracheque: contracheque.retornarContracheque,
  arquivoContracheque: contracheque.arquivoContracheque,
  retornarPosicaoExtrato: extrato.retornarPosicaoExtrato,
  retornarExtrato: extrato.retornarExtrato,
  arquivoExtrato: extrato.arquivoExtrato,
  retornarInformes: rendimentos.retornarInformes,
  retornarComprovanteRendimentos: rendimentos.retornarComprovanteRendimentos,
  arquivoComprovanteRendimentos: rendimentos.arquivoComprovanteRendimentos,
  retornarDemonstrativoContribuicoes: rendimentos.retornarDemonstrativoContribuicoes,
  arquivoDemonstrativoContribuicoes: rendimentos.arquivoDemonstrativoContribuicoes,
  retornarIsencao65: isencao.retornarIsencao65,
  solicitarIsencao65: isencao.solicitarIsencao65,
  retornarDeclaracoesPep: declaracoes.retornarDeclaracoesPep,
  retornarDeclaracoesFatca: declaracoes.retornarDeclaracoesFatca,
  retornarDeclaracoesResidencia: declaracoes.retornarDeclaracoesResidencia,
  declararPep: declaracoes.declararPep,
  declararFatca: declaracoes.declararFatca,
  declararResidencia: declaracoes.declararResidencia,
  enviarComprovanteResidencia: declaracoes.enviarComprovanteResidencia,
  arquivoDeclaracao: declaracoes.arquivoDeclaracao,
  arquivoComprovanteResidencia: declaracoes.arquivoComprovanteResidencia,
  enviarComprovanteEndereco: endereco.enviarComprovanteEndereco,
  arquivoComprovanteEndereco: endereco.arquivoComprovanteEndereco,
  retornarOnboarding: onboarding.retornarOnboarding,
  enviarDadosOnboarding: onboarding.enviarDadosOnboarding,
  retornarSolicitacoes: requisicoes.retornarSolicitacoes,
  exportarDadosRecadastramento: requisicoes.exportarDadosRecadastramento,
  arquivoExportado: requisicoes.arquivoExportado,
  requisicaoFuncionalidade: requisicoes.requisicaoFuncionalidade,
  requisicaoStatus: requisicoes.requisicaoStatus,
  retornarRequisicao: requisicoes.retornarRequisicao,
  arquivoComprovanteSolicitacao: requisicoes.arquivoComprovanteSolicitacao,
  movimentarRequisicao: requisicoes.movimentarRequisicao,
  retornarResumoAtendimento: requisicoes.retornarResumoAtendimento,
  retornarNotificacoes: notificacoes.retornarNotificacoes,
  reagirNotificacao: notificacoes.reagirNotificacao,
  criarConversa: conversas.criarConversa,
  retornarConversa: conversas.retornarConversa,
  retornarEdicaoTema: temas.retornarEdicaoTema,
  enviarImagemTema: temas.enviarImagemTema,
  salvarRascunhoTema: temas.salvarRascunhoTema,
  descartarRascunhoTema: temas.descartarRascunhoTema,
  publicarTema: temas.publicarTema,
  restaurarTema: temas.restaurarTema,
  retornarCadastro: cadastros.retornarCadastro,
  retornarItemCadastro: cadastros.retornarItemCadastro,
  salvarItemCadastro: cadastros.salvarItemCadastro,
  arquivarItemCadastro: cadastros.arquivarItemCadastro,
  retornarValoresIndexador: indexadores.retornarValoresIndexador,
  salvarValoresIndexador: indexadores.salvarValoresIndexador,
  retornarFornecedores: fornecedores.retornarFornecedores,
  retornarAtas: atas.retornarAtas,
  arquivoAta: atas.arquivoAta,
  retornarConvites: convites.retornarConvites,
  convidarParticipante: convites.convidarParticipante,
  reenviarConvite: convites.reenviarConvite,
  cancelarConvite: convites.cancelarConvite,
  retornarPerfilInvestimentos: perfilInvestimentos.retornarPerfilInvestimentos,
  responderQuestionarioPerfil: perfilInvestimentos.responderQuestionarioPerfil,
  alterarPerfilInvestimentos: perfilInvestimentos.alterarPerfilInvestimentos,
  retornarRegimeTributacao: tributacao.retornarRegimeTributacao,
  optarRegimeTributacao: tributacao.optarRegimeTributacao,
  arquivoTermoRegime: tributacao.arquivoTermoRegime,
  simularRegimeTributacao: tributacao.simularRegimeTributacao,
  solicitarCodigoSeguranca: recadastramentoAcesso.solicitarCodigoSeguranca,
  validarCodigoSeguranca: recadastramentoAcesso.validarCodigoSeguranca,
  gerarCodigoSegurancaRecadastramentoAdministrador:
    recadastramentoAcesso.gerarCodigoSegurancaRecadastramentoAdministrador,
  reiniciarRecadastramento: recadastramentoAcesso.reiniciarRecadastramento,
  retornarRecadastramento: recadastramento.retornarRecadastramento,
  salvarRascunhoRecadastramento: recadastramento.salvarRascunhoRecadastramento,
  enviarArquivoRecadastramento: recadastramento.enviarArquivoRecadastramento,
  enviarRecadastramento: recadastramento.enviarRecadastramento,
  comprovanteRecadastramento: recadastramento.comprovanteRecadastramento,
  arquivoRecadastramento: recadastramento.arquivoRecadastramento,
  indeferirRecadastramento: recadastramento.indeferirRecadastramento,
} satisfies Record<string, CallDefinition>

export type CallName = keyof typeof calls
