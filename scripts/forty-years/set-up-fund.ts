import { installEntity } from '#backend/installation/install-entity.ts'
import { readInstallation } from '#backend/installation/installation-file.ts'
import { migrateDatabase } from '#backend/preparation/migrate.ts'
import { registrarCota, salvarPerfil } from '#contract/investments/profile-management.ts'
import { salvarItemCadastro } from '#contract/settings/registries.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { instantOf } from './clock.ts'
import { type Fund, givePasswords, TEAM } from './fund.ts'
import type { PlanId } from './life.ts'
import { ownRules } from './plan-rules.ts'
import { reading } from './sql.ts'

const FEATURES = { 1: 'HPE', 7: 'DXC', 4: 'MAIS_VALOR' } as const satisfies Record<PlanId, string>

const PROFILES = ['Super Conservador', 'Conservador', 'Moderado', 'Arrojado'] as const

/** Writes the fund into an empty database: two plans with a sponsor, one without, and three attendants. */
export async function installFund(databaseUrl: string, today: IsoDate): Promise<void> {
  await migrateDatabase(databaseUrl)
  const since = { desde: `${Number(today.slice(0, 4)) - 40}-01-01`, diaVencimento: 10 }
  const percentages = {
    ...since,
    unidade: 7473.3,
    fator: 1.0833,
    basicaMaxima: 6,
    suplementarMaxima: 25,
    contrapartida: 100,
  }
  const sponsored = { modalidade: 'patrocinado', contribuicao: 'percentual' }
  const file = {
    entidade: {
      nome: 'Fundação Exemplo de Previdência Complementar',
      cnpj: '12345678000195',
      responsavelInformacoes: TEAM.marta.name,
    },
    cobranca: {
      carteira: '109',
      agencia: '0057',
      conta: '12345',
      chavePix: 'cobranca@fundo.example',
      cidade: 'SAO PAULO',
    },
    planos: [
      {
        id: 1,
        nome: FEATURES[1],
        cor_primaria: '#0B3A82',
        ...sponsored,
        regras: percentages,
        outrasRegras: ownRules(1),
      },
      {
        id: 7,
        nome: FEATURES[7],
        cor_primaria: '#FDB913',
        ...sponsored,
        regras: { ...percentages, tetoContrapartida: 6 },
        outrasRegras: ownRules(7),
      },
      {
        id: 4,
        nome: FEATURES[4],
        cor_primaria: '#3BA387',
        modalidade: 'instituido',
        contribuicao: 'voluntaria',
        regras: { ...since, minimo: 122.08 },
        outrasRegras: ownRules(4),
      },
    ],
    equipe: Object.values(TEAM).map(({ cpf, name, level }) => ({
      cpf,
      nome: name,
      email: `${name.split(' ')[0]?.toLowerCase()}@fundo.example`,
      nivel: level,
    })),
  }
  const read = readInstallation(JSON.stringify(file))
  if (!read.ok) throw new Error(read.complaints.join('\n'))
  const { ask, database, end } = reading(databaseUrl)
  await installEntity(database, read.installation, { now: instantOf(today, 'night') })
  await givePasswords(ask, instantOf(today, 'night'))
  await end()
}

/** Setup that its administrator makes by calls on the first day. */
export async function setUpFund(fund: Fund, firstQuota: IsoDate): Promise<void> {
  for (const [at, nome] of PROFILES.entries()) {
    const saved = await fund.as('marta', salvarPerfil, {
      body: {
        idPerfil: null,
        versao: 0,
        nome,
        ordem: at + 1,
        descricao: `Perfil ${nome}.`,
        rendaVariavelMinima: 0,
        rendaVariavelMaxima: at * 20,
        oferecido: true,
        aPartirDe: fund.today(),
      },
    })
    const idPerfil = saved.answer.id
    const body = { idPerfil, data: firstQuota, valor: '1.00000000', motivo: '' }
    await fund.as('marta', registrarCota, { body }).then(({ answer }) => answer)
    fund.told.quotas.push({ profileId: idPerfil, day: firstQuota, value: '1.00000000' })
  }
  const inpc = { codigo: 'INPC', nome: 'INPC', tipo: 'precos', fonte: 'IBGE' }
  await register(fund, 'indexadores', inpc)
  await register(fund, 'entidades-previdencia', {
    nome: 'Horizonte Previdência',
    cnpj: '11222333000181',
    tipo: 'fechada',
    plano: 'Horizonte CD',
    codigo: '2019000711',
    banco: '341',
    agencia: '0057',
    conta: '12345-7',
  })
}

async function register(fund: Fund, cadastro: string, dados: object): Promise<void> {
  const saved = await fund.as('marta', salvarItemCadastro, { body: { cadastro, dados } })
  if (saved.status !== 200) throw new Error(`${cadastro}: ${saved.bytes.toString()}`)
}
