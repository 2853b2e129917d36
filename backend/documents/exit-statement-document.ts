import { estimatedIncomeLabel, estimateSentence } from '#contract/exits/deferred-estimate.text.ts'
import {
  closedOptionSentence,
  exitOptionNames,
  presumedOptionSentences,
} from '#contract/exits/exit-options.text.ts'
import type { ExitStatementOnWire } from '#contract/exits/exit-statement.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { statementAccountNames } from '#contract/statement/statement.text.ts'
import { advanceSentence, progressiveTotals } from '#contract/taxes/both-regimes.text.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import { amountText, dateText, percentText, quotasText, reaisText, spanText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { checkBlocks } from './check-blocks.ts'
import { issuedSentence, personFacts } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

type DocumentContext = {
  /** The whole number: the statement is the person's proof. */
  cpf: string
  planColor: string
  /** Last day to choose by now; null while a contestation waits for its answer. */
  lastDay: IsoDate | null
  now: Date
}

/** The exit statement as it was delivered (CNPC 50/2022). */
export function exitStatementDocument(
  { versao, entregueEm, codigo, conteudo }: ExitStatementOnWire,
  { cpf, planColor, lastDay, now }: DocumentContext,
): PrintedDocument {
  return {
    title: 'Extrato de desligamento',
    subtitle: `${conteudo.plano} · ${conteudo.entidade}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          ...personFacts(conteudo.nome, cpf, { plan: conteudo.plano, enrolment: conteudo.matricula }),
          {
            label: 'Admissão na patrocinadora',
            value: conteudo.admissao === null ? 'Não informada' : dateText(conteudo.admissao),
          },
          { label: 'Entrada no plano', value: dateText(conteudo.adesao) },
          { label: 'Desligamento', value: dateText(conteudo.desligamento) },
          { label: 'Informado pela patrocinadora em', value: dateText(conteudo.comunicadoEm) },
          { label: 'Tempo no plano', value: spanText(conteudo.mesesPlano) },
          { label: 'Entregue em', value: dateText(entregueEm) },
          { label: 'Versão', value: String(versao) },
          { label: 'Valores calculados em', value: dateText(conteudo.calculadoEm) },
        ],
      },
      ...balanceBlocks(conteudo),
      ...redemptionBlocks(conteudo),
      ...otherOptionBlocks(conteudo),
      ...termBlocks(conteudo, lastDay),
      ...checkBlocks(
        'O código abaixo (SHA-256) vem de tudo o que este extrato diz. Ele muda se qualquer número mudar, e o portal mostra o mesmo.',
        codigo,
      ),
    ],
  }
}

function balanceBlocks({ contas, cotas, saldo }: ExitStatementContent): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Seu saldo' },
    {
      kind: 'table',
      caption: 'Saldo por conta e origem',
      columns: [
        { title: 'Conta', share: 4 },
        { title: 'Perfil', share: 3 },
        { title: 'Cotas', share: 3, isFigure: true },
        { title: 'R$', share: 2, isFigure: true },
      ],
      rows: contas.map(({ conta, perfil, cotas: quotas, valor }) => [
        statementAccountNames[conta],
        perfil,
        quotasText(Number(quotas)),
        amountText(valor),
      ]),
      total: ['Total', '', '', amountText(saldo.total)],
    },
    {
      kind: 'table',
      caption: 'Valor das cotas usado no cálculo',
      columns: [
        { title: 'Perfil', share: 4 },
        { title: 'Dia', share: 3 },
        { title: 'Valor da cota (R$)', share: 3, isFigure: true },
      ],
      rows: cotas.map(({ perfil, data, valor }) => [perfil, dateText(data), quotasText(Number(valor))]),
    },
  ]
}

function redemptionBlocks({ resgate, regime, emprestimo }: ExitStatementContent): DocumentBlock[] {
  return [
    { kind: 'heading', text: exitOptionNames.resgate },
    ...openOrClosed(resgate.motivo),
    {
      kind: 'facts',
      items: [
        {
          label: 'Parte da patrocinadora que é sua',
          value: `${percentText(resgate.percentualPatrocinadora)}: ${reaisText(resgate.patrocinadora)}`,
        },
        { label: 'Parte da patrocinadora que fica no plano', value: reaisText(resgate.perde) },
        ...(resgate.aguarda > 0
          ? [{ label: 'Valor portado que ainda espera a carência', value: reaisText(resgate.aguarda) }]
          : []),
        { label: 'Empréstimo a quitar', value: emprestimo > 0 ? reaisText(emprestimo) : 'Nenhum' },
        {
          label: 'Seu regime de tributação',
          value: regime === null ? 'Ainda não escolhido' : regimeNames[regime],
        },
      ],
    },
    {
      kind: 'table',
      caption: 'Resgate de tudo, em reais, antes de descontar o empréstimo',
      ...regimeTable(resgate),
    },
    ...(resgate.ano
      ? [
          {
            kind: 'paragraph' as const,
            isSmall: true,
            text: advanceSentence(resgate.progressivo, resgate.ano),
          },
        ]
      : []),
  ]
}

/** Both regimes: with the annual return, or as statements of before told it, by what is withheld alone. */
function regimeTable({ bruto, progressivo, regressivo, ano }: ExitStatementContent['resgate']) {
  const whole = progressiveTotals(progressivo)
  const rows = [
    ['Progressivo', progressivo.imposto, whole] as const,
    ['Regressivo', regressivo.imposto, regressivo] as const,
  ]
  return {
    columns: [
      { title: 'Regime', share: 3 },
      { title: 'Antes do imposto', share: 3, isFigure: true },
      ...(ano ? [{ title: 'Retido no pagamento', share: 3, isFigure: true }] : []),
      { title: ano ? 'Imposto, com a declaração anual' : 'Imposto', share: ano ? 3 : 2, isFigure: true },
      { title: ano ? 'Sobra' : 'Você recebe', share: 3, isFigure: true },
    ],
    rows: rows.map(([name, withheld, { imposto, liquido }]) => [
      name,
      amountText(bruto),
      ...(ano ? [amountText(withheld)] : []),
      amountText(imposto),
      amountText(liquido),
    ]),
  }
}

function otherOptionBlocks({ portabilidade, bpd, autopatrocinio }: ExitStatementContent): DocumentBlock[] {
  const { estimativa } = bpd
  return [
    { kind: 'heading', text: exitOptionNames.portabilidade },
    ...openOrClosed(portabilidade.motivo),
    {
      kind: 'facts',
      items: [
        { label: 'Valor que pode ser portado', value: reaisText(portabilidade.valor) },
        { label: 'Imposto', value: 'Nenhum' },
      ],
    },
    { kind: 'heading', text: exitOptionNames.bpd },
    ...openOrClosed(bpd.motivo),
    {
      kind: 'facts',
      items: [
        { label: 'Saldo que continua investido', value: reaisText(bpd.saldo) },
        { label: 'Taxa por mês', value: bpd.taxaMensal > 0 ? reaisText(bpd.taxaMensal) : 'Sem taxa' },
        ...(bpd.aposentadoriaEm === null
          ? []
          : [{ label: 'Aposentadoria normal a partir de', value: dateText(bpd.aposentadoriaEm) }]),
        ...(estimativa === null
          ? []
          : [
              { label: 'Saldo estimado na aposentadoria', value: reaisText(estimativa.saldo) },
              {
                label: estimatedIncomeLabel(estimativa),
                value: reaisText(estimativa.renda),
              },
            ]),
      ],
    },
    ...(estimativa === null
      ? []
      : [
          {
            kind: 'paragraph' as const,
            isSmall: true,
            text: estimateSentence(estimativa),
          },
        ]),
    { kind: 'heading', text: exitOptionNames.autopatrocinio },
    ...openOrClosed(autopatrocinio.motivo),
    {
      kind: 'facts',
      items: [
        {
          label: 'Custo por mês',
          value: autopatrocinio.total === null ? 'Fale com o atendimento' : reaisText(autopatrocinio.total),
        },
        { label: 'Primeiro vencimento', value: dateText(autopatrocinio.primeiroVencimento) },
      ],
    },
  ]
}

function openOrClosed(reason: string | null): DocumentBlock[] {
  return [
    {
      kind: 'paragraph',
      text:
        reason === null
          ? 'Você pode escolher esta opção.'
          : `Não disponível. ${closedOptionSentence(reason)}`,
    },
  ]
}

function termBlocks(
  { presumida, diasOpcao, contatos }: ExitStatementContent,
  lastDay: IsoDate | null,
): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Prazo para escolher' },
    {
      kind: 'paragraph',
      text: [
        `Você tem ${diasOpcao} dias a partir da primeira entrega.`,
        lastDay === null
          ? 'O prazo está parado até a resposta da sua contestação.'
          : `Hoje o último dia é ${dateText(lastDay)}.`,
        ...(presumida === null ? [] : [presumedOptionSentences[presumida]]),
        'Se um número estiver errado, conteste o extrato no portal: o prazo fica parado até a resposta.',
      ].join(' '),
    },
    { kind: 'heading', text: 'Fale com a entidade' },
    {
      kind: 'facts',
      items: contatos.map(({ nome, telefone, email, horario }) => ({
        label: nome,
        value: [telefone, email, horario].filter((part) => part !== '').join(' · '),
      })),
    },
    { kind: 'heading', text: 'Termo de Opção' },
    {
      kind: 'paragraph',
      text: 'Escolha no portal, em Serviços, ou marque uma opção, assine e entregue à entidade.',
    },
    {
      kind: 'table',
      caption: 'Marque uma opção',
      columns: [
        { title: 'Marque', share: 1 },
        { title: 'Opção', share: 5 },
      ],
      rows: Object.values(exitOptionNames).map((name) => ['(   )', name]),
    },
    {
      kind: 'facts',
      items: [
        { label: 'Local e data', value: '________________________________' },
        { label: 'Assinatura', value: '________________________________' },
      ],
    },
  ]
}
