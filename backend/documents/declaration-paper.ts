import { countryName } from '#contract/country-names.ts'
import { kinshipNames, noTaxNumberNames, pepRelationNames } from '#contract/declarations.text.ts'
import type { FatcaData, PepData, ResidenceData } from '#contract/declarations.ts'
import { formatCpf } from '#domain/cpf.ts'
import { checkBlocks } from './check-blocks.ts'
import type { Paper, PaperBlock } from './pdf/paper.ts'
import { issuedSentence, printDate, printInstant } from './print-format.ts'

type Fact = { label: string; value: string }

/** What stands on every proof of a declaration, whatever it is about. */
export type DeclarationFacts = {
  entity: string
  person: { name: string; cpf: string }
  plan: string
  enrolment: string
  protocolo: string
  declaradaEm: string
  validaAte: string | null
  codigo: string
  planColor: string
  now: Date
}

/** What a declaration says: its title, and its answers. */
export type DeclarationContent = { title: string; blocks: readonly PaperBlock[] }

/** The proof of a declaration on paper. `cpf` whole: it is shown to others. */
export function declarationPaper(facts: DeclarationFacts, { title, blocks }: DeclarationContent): Paper {
  return {
    title,
    subtitle: `Protocolo ${facts.protocolo} · ${facts.entity}`,
    planColor: facts.planColor,
    issuedAt: issuedSentence(facts.now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: facts.person.name },
          { label: 'CPF', value: formatCpf(facts.person.cpf) },
          { label: 'Plano', value: facts.plan },
          { label: 'Matrícula', value: facts.enrolment },
          { label: 'Declarada em', value: printInstant(new Date(facts.declaradaEm)) },
          {
            label: 'Validade',
            value: facts.validaAte ? `Até ${printDate(facts.validaAte)}` : 'Até que a situação mude',
          },
        ],
      },
      { kind: 'heading', text: 'O que foi declarado' },
      ...blocks,
      ...checkBlocks(
        'Declarada no portal, com a senha da própria pessoa. O código abaixo (SHA-256) muda se qualquer informação desta declaração mudar.',
        facts.codigo,
      ),
    ],
  }
}

/** A declaration about political exposure. */
export function pepContent({ exposicao }: PepData): DeclarationContent {
  const title = 'Declaração de exposição política'
  if (!exposicao) return { title, blocks: [factsOf([exposureAnswer('Não')])] }
  const { relacao, nome, cpf, grauParentesco, cargo, orgao, pais, inicio, fim } = exposicao
  return {
    title,
    blocks: [
      factsOf([
        exposureAnswer('Sim'),
        { label: 'Relação', value: pepRelationNames[relacao] },
        { label: 'Pessoa exposta', value: nome },
        { label: 'CPF da pessoa exposta', value: cpf && formatCpf(cpf) },
        { label: 'Parentesco', value: grauParentesco ? (kinshipNames[grauParentesco] ?? '') : '' },
        { label: 'Cargo ou função', value: cargo },
        { label: 'Órgão ou entidade', value: orgao },
        { label: 'País', value: countryName(pais) },
        { label: 'Começou em', value: printDate(inicio) },
        { label: 'Terminou em', value: fim ? printDate(fim) : 'Ainda no cargo' },
      ]),
    ],
  }
}

const exposureAnswer = (value: string): Fact => ({
  label: 'Pessoa exposta politicamente, ou próxima de uma',
  value,
})

/** A declaration for FATCA and CRS. */
export function fatcaContent(data: FatcaData): DeclarationContent {
  return {
    title: 'Declaração de residência fiscal (FATCA e CRS)',
    blocks: [
      factsOf([
        { label: 'Cidade de nascimento', value: data.cidadeNascimento },
        { label: 'País de nascimento', value: countryName(data.paisNascimento) },
        { label: 'Nacionalidade', value: data.nacionalidades.map(countryName).join(' e ') },
        {
          label: 'Pessoa dos Estados Unidos (cidadania, green card ou presença substancial)',
          value: data.pessoaEstadosUnidos === 'S' ? 'Sim' : 'Não',
        },
        { label: 'Por que não é, apesar de endereço ou telefone lá', value: data.explicacaoIndicios ?? '' },
      ]),
      {
        kind: 'table',
        caption: 'Residências fiscais',
        columns: [
          { title: 'País', share: 2 },
          { title: 'Número fiscal', share: 2 },
          { title: 'Motivo de não ter', share: 3 },
        ],
        rows: data.residenciasFiscais.map(({ pais, nif, motivoSemNif, explicacao }) => [
          countryName(pais),
          nif || '–',
          motivoSemNif ? [noTaxNumberNames[motivoSemNif], explicacao].filter(Boolean).join(': ') : '–',
        ]),
      },
    ],
  }
}

const proofKinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF' }

/** A declaration about living abroad. */
export function residenceContent({ residencia }: ResidenceData): DeclarationContent {
  const title = 'Declaração de residência no exterior'
  if (!residencia) return { title, blocks: [factsOf([{ label: 'Mora no exterior', value: 'Não' }])] }
  const { pais, codigoPostal, nif, complemento, comprovante, comprovanteEmitidoEm } = residencia
  return {
    title,
    blocks: [
      factsOf([
        { label: 'Mora no exterior', value: 'Sim' },
        { label: 'País', value: countryName(pais) },
        { label: 'Código postal', value: codigoPostal },
        { label: 'Número de identificação fiscal', value: nif },
        { label: 'Complemento', value: complemento },
        {
          label: 'Comprovante',
          value: comprovante ? `Enviado no portal (${proofKinds[comprovante.tipo] ?? 'imagem'})` : '',
        },
        {
          label: 'Comprovante emitido em',
          value: comprovanteEmitidoEm ? printDate(comprovanteEmitidoEm) : '',
        },
      ]),
    ],
  }
}

/** Facts without those that have nothing to say. */
function factsOf(items: readonly Fact[]): PaperBlock {
  return { kind: 'facts', items: items.filter(({ value }) => value !== '') }
}
