import * as benefitRequest from './benefits/benefit-request.ts'
import * as benefitSuspension from './benefits/benefit-suspension.ts'
import * as cashWithdrawal from './benefits/cash-withdrawal.ts'
import * as courtSuspension from './benefits/court-suspension.ts'
import * as incomeChange from './benefits/income-change.ts'
import * as contributionPayments from './collection/contribution-payments.ts'
import * as contributions from './contributions/contributions.ts'
import * as suspensions from './contributions/suspensions.ts'
import * as cannedReplies from './conversations/canned-replies.ts'
import * as conversations from './conversations/conversations.ts'
import * as deaths from './deaths/deaths.ts'
import * as pensions from './deaths/pensions.ts'
import * as declarations from './declarations/declarations.ts'
import type { CallDefinition } from './define-call.ts'
import * as dependants from './dependants/dependants.ts'
import * as documents from './documents/documents.ts'
import * as invitationAnswers from './enrolment/invitation-answers.ts'
import * as invitations from './enrolment/invitations.ts'
import * as onboarding from './enrolment/onboarding.ts'
import * as onboardingDrafts from './enrolment/onboarding-drafts.ts'
import * as accumulationDates from './exits/accumulation-dates.ts'
import * as deferral from './exits/deferral.ts'
import * as exitOptions from './exits/exit-options.ts'
import * as exitStatement from './exits/exit-statement.ts'
import * as exits from './exits/exits.ts'
import * as optionForms from './exits/option-forms.ts'
import * as portability from './exits/portability.ts'
import * as redemption from './exits/redemption.ts'
import * as selfSponsorship from './exits/self-sponsorship.ts'
import * as planSummary from './home/plan-summary.ts'
import * as identity from './identity/identity.ts'
import * as passwords from './identity/passwords.ts'
import * as sessions from './identity/sessions.ts'
import * as imports from './imports/imports.ts'
import * as investmentProfiles from './investments/investment-profiles.ts'
import * as profileManagement from './investments/profile-management.ts'
import * as linkActs from './life-cycle/link-acts.ts'
import * as loanBills from './loans/loan-bills.ts'
import * as loanContract from './loans/loan-contract.ts'
import * as loans from './loans/loans.ts'
import * as announcements from './messages/announcements.ts'
import * as emailTexts from './messages/email-texts.ts'
import * as emails from './messages/emails.ts'
import * as messagePreferences from './messages/message-preferences.ts'
import * as notifications from './messages/notifications.ts'
import * as debitFiles from './payment-clearings/debit-files.ts'
import * as loanDeductions from './payment-clearings/loan-deductions.ts'
import * as paymentClearings from './payment-clearings/payment-clearings.ts'
import * as incomeReports from './payroll/income-reports.ts'
import * as paySlips from './payroll/pay-slips.ts'
import * as addresses from './people/addresses.ts'
import * as people from './people/people.ts'
import * as personalProfile from './people/personal-profile.ts'
import * as planRules from './plan-rules/plan-rules.ts'
import * as plans from './plans/plans.ts'
import * as helpChannels from './publications/help-channels.ts'
import * as minutes from './publications/minutes.ts'
import * as slides from './publications/slides.ts'
import * as suppliers from './publications/suppliers.ts'
import * as reRegistration from './re-registration/re-registration.ts'
import * as reRegistrationAccess from './re-registration/re-registration-access.ts'
import * as readings from './readings.ts'
import * as accessRecord from './records/access-record.ts'
import * as audit from './records/audit.ts'
import * as retention from './records/retention.ts'
import * as cases from './requests/cases.ts'
import * as deskActs from './requests/desk-acts.ts'
import * as requestAnswers from './requests/request-answers.ts'
import * as requestDrafts from './requests/request-drafts.ts'
import * as requestViews from './requests/request-views.ts'
import * as requestWorkflows from './requests/request-workflows.ts'
import * as requests from './requests/requests.ts'
import * as settlementCalls from './requests/settlements.ts'
import * as serviceDesk from './service-desk/service-desk.ts'
import * as indexers from './settings/indexers.ts'
import * as registries from './settings/registries.ts'
import * as registryDocuments from './settings/registry-documents.ts'
import * as settingLevels from './settings/setting-levels.ts'
import * as themes from './settings/themes.ts'
import * as benefitSimulation from './simulation/benefit-simulation.ts'
import * as savedSimulations from './simulation/saved-simulations.ts'
import * as statement from './statement/statement.ts'
import * as ageExemption from './taxes/age-exemption.ts'
import * as illnessExemption from './taxes/illness-exemption.ts'
import * as taxRegime from './taxes/tax-regime.ts'

/** Every call by its name: the OpenAPI document, the API's routing check and the contract tests walk this table. */
export const calls = {
  autenticar: sessions.autenticar,
  encerrarSessao: sessions.encerrarSessao,
  gerarTokenSocket: sessions.gerarTokenSocket,
  retornarLeituras: readings.retornarLeituras,
  alterarSenha: passwords.alterarSenha,
  solicitarRedefinicaoSenha: passwords.solicitarRedefinicaoSenha,
  conferirRedefinicaoSenha: passwords.conferirRedefinicaoSenha,
  redefinirSenha: passwords.redefinirSenha,
  retornarCanaisAjuda: helpChannels.retornarCanaisAjuda,
  retornarPlanosAtivos: plans.retornarPlanosAtivos,
  retornarPlanos: plans.retornarPlanos,
  retornarPlanoFuncionalidades: plans.retornarPlanoFuncionalidades,
  retornarConfiguracaoTema: plans.retornarConfiguracaoTema,
  imagemTema: plans.imagemTema,
  retornarResumoPlano: planSummary.retornarResumoPlano,
  retornarDestaques: slides.retornarDestaques,
  enviarImagemCarrossel: slides.enviarImagemCarrossel,
  enviarDocumentoCadastro: registryDocuments.enviarDocumentoCadastro,
  arquivoDocumentoCadastro: registryDocuments.arquivoDocumentoCadastro,
  filtrarPessoas: people.filtrarPessoas,
  retornarPessoa: people.retornarPessoa,
  alterarEmailRecadastramento: people.alterarEmailRecadastramento,
  confirmarAlteracaoEmail: identity.confirmarAlteracaoEmail,
  desfazerAlteracaoEmail: identity.desfazerAlteracaoEmail,
  confirmarMeuEmail: identity.confirmarMeuEmail,
  conferirAlteracaoEmail: identity.conferirAlteracaoEmail,
  responderAlteracaoEmail: identity.responderAlteracaoEmail,
  iniciarAtendimento: serviceDesk.iniciarAtendimento,
  encerrarAtendimento: serviceDesk.encerrarAtendimento,
  retornarQuemAcessou: accessRecord.retornarQuemAcessou,
  retornarPerfil: personalProfile.retornarPerfil,
  alterarTelefones: personalProfile.alterarTelefones,
  alterarEndereco: personalProfile.alterarEndereco,
  alterarEmail: personalProfile.alterarEmail,
  alterarContaBancaria: personalProfile.alterarContaBancaria,
  retornarEntradas: personalProfile.retornarEntradas,
  encerrarOutrasSessoes: personalProfile.encerrarOutrasSessoes,
  retornarPreferenciasAvisos: messagePreferences.retornarPreferenciasAvisos,
  alterarPreferenciaAvisos: messagePreferences.alterarPreferenciaAvisos,
  retornarConsentimentos: personalProfile.retornarConsentimentos,
  retornarPrazosGuarda: retention.retornarPrazosGuarda,
  manterDadosPessoa: retention.manterDadosPessoa,
  liberarDadosPessoa: retention.liberarDadosPessoa,
  registrarConsentimento: personalProfile.registrarConsentimento,
  arquivoMeusDados: personalProfile.arquivoMeusDados,
  retornarDocumentosEmitidos: documents.retornarDocumentosEmitidos,
  retornarDocumentosEnviados: documents.retornarDocumentosEnviados,
  arquivoDocumentoEnviado: documents.arquivoDocumentoEnviado,
  informarMotivoDocumento: documents.informarMotivoDocumento,
  receberDocumento: documents.receberDocumento,
  enviarDocumento: documents.enviarDocumento,
  solicitarExclusaoDados: personalProfile.solicitarExclusaoDados,
  retornarSalario: contributions.retornarSalario,
  retornarContribuicao: contributions.retornarContribuicao,
  alterarContribuicao: contributions.alterarContribuicao,
  retornarEmprestimos: loans.retornarEmprestimos,
  arquivoContratoEmprestimo: loanContract.arquivoContratoEmprestimo,
  pedirEmprestimo: loans.pedirEmprestimo,
  retornarBoletosEmprestimo: loanBills.retornarBoletosEmprestimo,
  retornarBoletoEmprestimo: loanBills.retornarBoletoEmprestimo,
  arquivoBoletoEmprestimo: loanBills.arquivoBoletoEmprestimo,
  gerarBoletoQuitacao: loanBills.gerarBoletoQuitacao,
  gerarBoletoPagamentoExtra: loanBills.gerarBoletoPagamentoExtra,
  retornarSuspensaoContribuicao: suspensions.retornarSuspensaoContribuicao,
  suspenderContribuicao: suspensions.suspenderContribuicao,
  encerrarSuspensaoContribuicao: suspensions.encerrarSuspensaoContribuicao,
  retornarContribuicoesGeradas: contributionPayments.retornarContribuicoesGeradas,
  retornarContribuicaoGerada: contributionPayments.retornarContribuicaoGerada,
  arquivoBoleto: contributionPayments.arquivoBoleto,
  gerarContribuicao: contributionPayments.gerarContribuicao,
  cancelarContribuicaoGerada: contributionPayments.cancelarContribuicaoGerada,
  retornarBaixas: paymentClearings.retornarBaixas,
  retornarBaixa: paymentClearings.retornarBaixa,
  enviarArquivoRetorno: paymentClearings.enviarArquivoRetorno,
  procurarContribuicoesAPagar: paymentClearings.procurarContribuicoesAPagar,
  prepararBaixaManual: paymentClearings.prepararBaixaManual,
  confirmarBaixa: paymentClearings.confirmarBaixa,
  descartarBaixa: paymentClearings.descartarBaixa,
  retornarImportacoes: imports.retornarImportacoes,
  retornarImportacao: imports.retornarImportacao,
  retornarLinhasImportacao: imports.retornarLinhasImportacao,
  enviarArquivoImportacao: imports.enviarArquivoImportacao,
  escolherPlanilhaImportacao: imports.escolherPlanilhaImportacao,
  conferirImportacao: imports.conferirImportacao,
  marcarTrocasImportacao: imports.marcarTrocasImportacao,
  aplicarImportacao: imports.aplicarImportacao,
  desfazerImportacao: imports.desfazerImportacao,
  liberarImportacao: imports.liberarImportacao,
  descartarImportacao: imports.descartarImportacao,
  arquivoModeloImportacao: imports.arquivoModeloImportacao,
  arquivoLinhasRecusadas: imports.arquivoLinhasRecusadas,
  retornarDebitos: debitFiles.retornarDebitos,
  gerarArquivoDebitos: debitFiles.gerarArquivoDebitos,
  arquivoDebitos: debitFiles.arquivoDebitos,
  retornarDescontosEmprestimo: loanDeductions.retornarDescontosEmprestimo,
  retornarDescontosDoMes: loanDeductions.retornarDescontosDoMes,
  arquivoDescontosEmprestimo: loanDeductions.arquivoDescontosEmprestimo,
  prepararRepasseEmprestimo: loanDeductions.prepararRepasseEmprestimo,
  retornarContracheques: paySlips.retornarContracheques,
  retornarContracheque: paySlips.retornarContracheque,
  arquivoContracheque: paySlips.arquivoContracheque,
  retornarPosicaoExtrato: statement.retornarPosicaoExtrato,
  retornarExtrato: statement.retornarExtrato,
  arquivoExtrato: statement.arquivoExtrato,
  retornarInformes: incomeReports.retornarInformes,
  retornarComprovanteRendimentos: incomeReports.retornarComprovanteRendimentos,
  arquivoComprovanteRendimentos: incomeReports.arquivoComprovanteRendimentos,
  retornarDemonstrativoContribuicoes: incomeReports.retornarDemonstrativoContribuicoes,
  arquivoDemonstrativoContribuicoes: incomeReports.arquivoDemonstrativoContribuicoes,
  retornarIsencao65: ageExemption.retornarIsencao65,
  solicitarIsencao65: ageExemption.solicitarIsencao65,
  retornarIsencaoDoenca: illnessExemption.retornarIsencaoDoenca,
  solicitarIsencaoDoenca: illnessExemption.solicitarIsencaoDoenca,
  enviarLaudoMedico: illnessExemption.enviarLaudoMedico,
  retornarOpcaoAutopatrocinio: selfSponsorship.retornarOpcaoAutopatrocinio,
  optarAutopatrocinio: selfSponsorship.optarAutopatrocinio,
  retornarOpcoesSaida: exitOptions.retornarOpcoesSaida,
  retornarExtratoDesligamento: exitStatement.retornarExtratoDesligamento,
  arquivoExtratoDesligamento: exitStatement.arquivoExtratoDesligamento,
  emitirExtratoDesligamento: exitStatement.emitirExtratoDesligamento,
  retornarRecursosPortados: accumulationDates.retornarRecursosPortados,
  registrarDatasAcumulacao: accumulationDates.registrarDatasAcumulacao,
  registrarDesligamento: exits.registrarDesligamento,
  retornarFalecimento: deaths.retornarFalecimento,
  registrarFalecimento: deaths.registrarFalecimento,
  abrirPensao: pensions.abrirPensao,
  enviarCertidaoObito: deaths.enviarCertidaoObito,
  arquivoCertidaoObito: deaths.arquivoCertidaoObito,
  registrarSuspensaoJudicial: courtSuspension.registrarSuspensaoJudicial,
  liberarSuspensaoJudicial: courtSuspension.liberarSuspensaoJudicial,
  enviarOrdemJudicial: courtSuspension.enviarOrdemJudicial,
  retornarAtosVinculos: linkActs.retornarAtosVinculos,
  contestarExtratoDesligamento: exitStatement.contestarExtratoDesligamento,
  arquivoTermoOpcao: optionForms.arquivoTermoOpcao,
  retornarSimuladorBeneficio: benefitSimulation.retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico: benefitSimulation.retornarSimuladorBeneficioPublico,
  retornarSimulacoesBeneficio: savedSimulations.retornarSimulacoesBeneficio,
  guardarSimulacaoBeneficio: savedSimulations.guardarSimulacaoBeneficio,
  renomearSimulacaoBeneficio: savedSimulations.renomearSimulacaoBeneficio,
  excluirSimulacaoBeneficio: savedSimulations.excluirSimulacaoBeneficio,
  conversarSimulacaoBeneficio: savedSimulations.conversarSimulacaoBeneficio,
  arquivoSimulacaoBeneficio: savedSimulations.arquivoSimulacaoBeneficio,
  retornarOpcaoBpd: deferral.retornarOpcaoBpd,
  optarBpd: deferral.optarBpd,
  retornarSaqueVista: cashWithdrawal.retornarSaqueVista,
  pedirSaqueVista: cashWithdrawal.pedirSaqueVista,
  retornarRequerimentoBeneficio: benefitRequest.retornarRequerimentoBeneficio,
  requererBeneficio: benefitRequest.requererBeneficio,
  enviarDocumentoBeneficio: benefitRequest.enviarDocumentoBeneficio,
  retornarResgate: redemption.retornarResgate,
  pedirResgate: redemption.pedirResgate,
  retornarPortabilidade: portability.retornarPortabilidade,
  pedirPortabilidade: portability.pedirPortabilidade,
  tentarLiquidacao: settlementCalls.tentarLiquidacao,
  registrarEnvioTermoPortabilidade: portability.registrarEnvioTermoPortabilidade,
  retornarAlteracaoRenda: incomeChange.retornarAlteracaoRenda,
  alterarRenda: incomeChange.alterarRenda,
  retornarSuspensaoBeneficio: benefitSuspension.retornarSuspensaoBeneficio,
  suspenderBeneficio: benefitSuspension.suspenderBeneficio,
  encerrarSuspensaoBeneficio: benefitSuspension.encerrarSuspensaoBeneficio,
  retornarDependentes: dependants.retornarDependentes,
  solicitarDependentes: dependants.solicitarDependentes,
  enviarDocumentoDependente: dependants.enviarDocumentoDependente,
  retornarDeclaracoesPep: declarations.retornarDeclaracoesPep,
  retornarDeclaracoesFatca: declarations.retornarDeclaracoesFatca,
  retornarDeclaracoesResidencia: declarations.retornarDeclaracoesResidencia,
  declararPep: declarations.declararPep,
  declararFatca: declarations.declararFatca,
  declararResidencia: declarations.declararResidencia,
  enviarComprovanteResidencia: declarations.enviarComprovanteResidencia,
  arquivoDeclaracao: declarations.arquivoDeclaracao,
  enviarComprovanteEndereco: addresses.enviarComprovanteEndereco,
  arquivoComprovanteEndereco: addresses.arquivoComprovanteEndereco,
  retornarOnboarding: onboarding.retornarOnboarding,
  enviarDadosOnboarding: onboarding.enviarDadosOnboarding,
  arquivoPrimeiroAcesso: onboarding.arquivoPrimeiroAcesso,
  salvarRascunhoOnboarding: onboardingDrafts.salvarRascunhoOnboarding,
  descartarRascunhoOnboarding: onboardingDrafts.descartarRascunhoOnboarding,
  retornarRascunhoSolicitacao: requestDrafts.retornarRascunhoSolicitacao,
  salvarRascunhoSolicitacao: requestDrafts.salvarRascunhoSolicitacao,
  descartarRascunhoSolicitacao: requestDrafts.descartarRascunhoSolicitacao,
  retornarSolicitacoes: requests.retornarSolicitacoes,
  exportarDadosRecadastramento: requests.exportarDadosRecadastramento,
  retornarExportacoes: requests.retornarExportacoes,
  arquivoExportado: requests.arquivoExportado,
  requisicaoFuncionalidade: requests.requisicaoFuncionalidade,
  requisicaoStatus: requests.requisicaoStatus,
  retornarRequisicao: requests.retornarRequisicao,
  arquivoComprovanteSolicitacao: requests.arquivoComprovanteSolicitacao,
  arquivoDocumentoSolicitacao: requests.arquivoDocumentoSolicitacao,
  movimentarRequisicao: requests.movimentarRequisicao,
  retornarCaso: cases.retornarCaso,
  retornarProximoCaso: cases.retornarProximoCaso,
  segurarCaso: cases.segurarCaso,
  soltarCaso: cases.soltarCaso,
  anotarCaso: cases.anotarCaso,
  transferirCaso: cases.transferirCaso,
  responderSolicitacao: requestAnswers.responderSolicitacao,
  enviarDocumentoSolicitacao: requestAnswers.enviarDocumentoSolicitacao,
  retornarResumoAtendimento: requests.retornarResumoAtendimento,
  agirEmSolicitacoes: deskActs.agirEmSolicitacoes,
  retornarAtos: deskActs.retornarAtos,
  desfazerAtos: deskActs.desfazerAtos,
  retornarPreferenciasCentral: requestViews.retornarPreferenciasCentral,
  alterarLinhasCentral: requestViews.alterarLinhasCentral,
  guardarVisao: requestViews.guardarVisao,
  removerVisao: requestViews.removerVisao,
  retornarNotificacoes: notifications.retornarNotificacoes,
  retornarNaoLidas: notifications.retornarNaoLidas,
  reagirNotificacao: notifications.reagirNotificacao,
  retornarCentralNotificacoes: notifications.retornarCentralNotificacoes,
  reagirTodasNotificacoes: notifications.reagirTodasNotificacoes,
  retornarAlcanceNotificacao: announcements.retornarAlcanceNotificacao,
  enviarNotificacao: announcements.enviarNotificacao,
  retornarNotificacoesEnviadas: announcements.retornarNotificacoesEnviadas,
  cancelarNotificacaoAgendada: announcements.cancelarNotificacaoAgendada,
  retornarEmails: emails.retornarEmails,
  retornarEmail: emails.retornarEmail,
  reenviarEmail: emails.reenviarEmail,
  receberDevolucaoDeEmail: emails.receberDevolucaoDeEmail,
  retornarPerfis: profileManagement.retornarPerfis,
  salvarPerfil: profileManagement.salvarPerfil,
  retornarCotas: profileManagement.retornarCotas,
  registrarCota: profileManagement.registrarCota,
  retornarTextosEmail: emailTexts.retornarTextosEmail,
  retornarTextoEmail: emailTexts.retornarTextoEmail,
  previaTextoEmail: emailTexts.previaTextoEmail,
  testarTextoEmail: emailTexts.testarTextoEmail,
  publicarTextoEmail: emailTexts.publicarTextoEmail,
  restaurarTextoEmail: emailTexts.restaurarTextoEmail,
  criarConversa: conversations.criarConversa,
  retornarConversas: conversations.retornarConversas,
  retornarConversa: conversations.retornarConversa,
  retornarMensagens: conversations.retornarMensagens,
  enviarMensagem: conversations.enviarMensagem,
  marcarConversa: conversations.marcarConversa,
  encerrarConversa: conversations.encerrarConversa,
  reabrirConversa: conversations.reabrirConversa,
  assumirConversa: conversations.assumirConversa,
  transferirConversa: conversations.transferirConversa,
  retornarAtendentes: conversations.retornarAtendentes,
  enviarArquivoConversa: conversations.enviarArquivoConversa,
  arquivoConversa: conversations.arquivoConversa,
  retornarRespostasProntas: cannedReplies.retornarRespostasProntas,
  retornarMotivosProntos: cannedReplies.retornarMotivosProntos,
  retornarModelosRespostas: cannedReplies.retornarModelosRespostas,
  retornarEdicaoTema: themes.retornarEdicaoTema,
  enviarImagemTema: themes.enviarImagemTema,
  salvarRascunhoTema: themes.salvarRascunhoTema,
  descartarRascunhoTema: themes.descartarRascunhoTema,
  publicarTema: themes.publicarTema,
  restaurarTema: themes.restaurarTema,
  retornarRegras: planRules.retornarRegras,
  retornarRegra: planRules.retornarRegra,
  salvarRascunhoRegra: planRules.salvarRascunhoRegra,
  descartarRascunhoRegra: planRules.descartarRascunhoRegra,
  previaRegra: planRules.previaRegra,
  publicarRegra: planRules.publicarRegra,
  retornarAuditoria: audit.retornarAuditoria,
  retornarRegistroAuditoria: audit.retornarRegistroAuditoria,
  exportarAuditoria: audit.exportarAuditoria,
  retornarTiposSolicitacao: requestWorkflows.retornarTiposSolicitacao,
  retornarPermissoes: settingLevels.retornarPermissoes,
  alterarPermissao: settingLevels.alterarPermissao,
  retornarCadastro: registries.retornarCadastro,
  retornarItemCadastro: registries.retornarItemCadastro,
  retornarHistoricoItemCadastro: registries.retornarHistoricoItemCadastro,
  salvarItemCadastro: registries.salvarItemCadastro,
  arquivarItemCadastro: registries.arquivarItemCadastro,
  retornarValoresIndexador: indexers.retornarValoresIndexador,
  salvarValoresIndexador: indexers.salvarValoresIndexador,
  retornarFornecedores: suppliers.retornarFornecedores,
  retornarAtas: minutes.retornarAtas,
  arquivoAta: minutes.arquivoAta,
  arquivoFornecedor: suppliers.arquivoFornecedor,
  retornarConvites: invitations.retornarConvites,
  convidarParticipante: invitations.convidarParticipante,
  reenviarConvite: invitations.reenviarConvite,
  cancelarConvite: invitations.cancelarConvite,
  conferirConvite: invitationAnswers.conferirConvite,
  aceitarConvite: invitationAnswers.aceitarConvite,
  aderirPorConvite: invitationAnswers.aderirPorConvite,
  recusarConvite: invitationAnswers.recusarConvite,
  retornarPerfilInvestimentos: investmentProfiles.retornarPerfilInvestimentos,
  responderQuestionarioPerfil: investmentProfiles.responderQuestionarioPerfil,
  alterarPerfilInvestimentos: investmentProfiles.alterarPerfilInvestimentos,
  retornarRegimeTributacao: taxRegime.retornarRegimeTributacao,
  optarRegimeTributacao: taxRegime.optarRegimeTributacao,
  arquivoTermoRegime: taxRegime.arquivoTermoRegime,
  retornarSimulacaoRegime: taxRegime.retornarSimulacaoRegime,
  simularRegimeTributacao: taxRegime.simularRegimeTributacao,
  solicitarCodigoSeguranca: reRegistrationAccess.solicitarCodigoSeguranca,
  abrirRecadastramento: reRegistrationAccess.abrirRecadastramento,
  validarCodigoSeguranca: reRegistrationAccess.validarCodigoSeguranca,
  gerarCodigoSegurancaRecadastramentoAdministrador:
    reRegistrationAccess.gerarCodigoSegurancaRecadastramentoAdministrador,
  reiniciarRecadastramento: reRegistrationAccess.reiniciarRecadastramento,
  retornarRecadastramento: reRegistration.retornarRecadastramento,
  salvarRascunhoRecadastramento: reRegistration.salvarRascunhoRecadastramento,
  enviarArquivoRecadastramento: reRegistration.enviarArquivoRecadastramento,
  enviarRecadastramento: reRegistration.enviarRecadastramento,
  comprovanteRecadastramento: reRegistration.comprovanteRecadastramento,
  indeferirRecadastramento: reRegistration.indeferirRecadastramento,
} satisfies Record<string, CallDefinition>

export type CallName = keyof typeof calls
