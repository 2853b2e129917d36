import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RowValues } from '#domain/imports/import-sheet.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import { ENDED_SITUATIONS } from '#domain/participants.ts'
import { mayBeMobile } from '#domain/people/phone.ts'

/** Who and what a row is about, as it is on record. */
export type PersonOnRecord = {
  personId: number | null
  linkId: number | null
  /** Whose the enrolment is. */
  ownerCpf: string | null
  /** The import that brought the person; null: none did. */
  broughtBy: number | null
  isColleague: boolean
  isDead: boolean
  livesAbroad: boolean
  /** An enrolment of the plan that only has other zeros before it, where the row's is not there; and whose it is. */
  butForZeros: { enrolment: string; isOwn: boolean } | null
  /** An enrolment that the person has open in the plan, where the row's is not there. */
  openEnrolment: string | null
  /** By the columns of the sheet. */
  values: RowValues
}

type Found = {
  person_id: number | null
  link_id: number | null
  owner_cpf: string | null
  brought_by: number | null
  is_colleague: boolean
  is_dead: boolean
  lives_abroad: boolean
  mobile_phone: string | null
  home_phone: string | null
  near_enrolment: string | null
  near_cpf: string | null
  open_enrolment: string | null
  [column: string]: string | number | boolean | null
}

const COLUMNS = [
  'cpf',
  'nome',
  'data_nascimento',
  'sexo',
  'email',
  'plano_id',
  'matricula',
  'categoria_id',
  'situacao_id',
  'data_adesao',
  'data_admissao',
  'salario',
  'patrocinadora',
  'regime_tributario',
  'perfil',
  'banco',
  'agencia',
  'conta',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
]

/** Records of the people and enrolments of rows, in the rows' order. */
export async function peopleOnRecord(
  database: Querier,
  rows: readonly Pick<PersonRow, 'cpf' | 'plano_id' | 'matricula' | 'telefone'>[],
  today: IsoDate,
): Promise<PersonOnRecord[]> {
  const asked = rows.map(({ cpf, plano_id, matricula }, at) => ({ at, cpf, plano_id, matricula }))
  const { rows: found } = await database.execute<Found>(sql`
    select p.id as person_id, l.id as link_id, owner.cpf as owner_cpf, p.import_id as brought_by, p.admin_level is not null as is_colleague,
      d.person_id is not null as is_dead, coalesce(a.lives_abroad, false) as lives_abroad, c.mobile_phone, c.home_phone,
      near.enrolment as near_enrolment, near.cpf as near_cpf, open.enrolment as open_enrolment,
      p.cpf, p.name as nome, p.birth_date::text as data_nascimento, p.sex as sexo, p.email,
      l.plan_id as plano_id, l.enrolment as matricula, l.category as categoria_id, l.situation as situacao_id,
      l.joined_on::text as data_adesao, l.employed_on::text as data_admissao, s.amount::text as salario,
      l.sponsor as patrocinadora, case l.tax_regime when 'progressive' then 'progressivo' when 'regressive' then 'regressivo' end
        as regime_tributario, profile.name as perfil, coalesce(w.bank, b.bank) as banco,
      coalesce(w.agency, b.agency) as agencia, coalesce(w.account, b.account) as conta,
      a.postal_code as cep, a.street as logradouro, a.number as numero, nullif(a.complement, '') as complemento,
      a.neighborhood as bairro, a.city as cidade, a.state as uf
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, cpf char(11), plano_id int, matricula text)
    left join people p on p.cpf = asked.cpf
    left join deaths d on d.person_id = p.id
    left join person_contacts c on c.person_id = p.id
    left join bank_accounts b on b.person_id = p.id
    left join waiting_bank_accounts w on w.person_id = p.id
    left join lateral (select * from addresses where person_id = p.id order by id desc limit 1) a on true
    left join plan_links l on l.plan_id = asked.plano_id and l.enrolment = asked.matricula
    left join people owner on owner.id = l.person_id
    left join lateral (
      select other.enrolment, whose.cpf from plan_links other join people whose on whose.id = other.person_id
      where l.id is null and other.plan_id = asked.plano_id and ltrim(other.enrolment, '0') = ltrim(asked.matricula, '0')
      order by whose.cpf = asked.cpf desc, other.id limit 1
    ) near on true
    left join lateral (
      select other.enrolment from plan_links other
      where l.id is null and other.person_id = p.id and other.plan_id = asked.plano_id and not other.situation = any(${idList(ENDED_SITUATIONS)})
      order by other.id limit 1
    ) open on true
    left join investment_profiles profile on profile.id = l.profile_id
    left join lateral (
      select amount from salaries where link_id = l.id and valid_from <= ${today} order by valid_from desc, id desc limit 1
    ) s on true
    order by asked.at`)
  return found.map((row, at) => ({
    personId: row.person_id,
    linkId: row.link_id,
    ownerCpf: row.owner_cpf,
    broughtBy: row.brought_by,
    isColleague: row.is_colleague,
    isDead: row.is_dead,
    livesAbroad: row.lives_abroad,
    butForZeros:
      row.near_enrolment === null ? null : { enrolment: row.near_enrolment, isOwn: row.near_cpf === row.cpf },
    openEnrolment: row.open_enrolment,
    values: {
      ...Object.fromEntries(COLUMNS.map((column) => [column, row[column] as string | number | null])),
      telefone: phoneColumn(rows[at]?.telefone ?? '') === 'mobilePhone' ? row.mobile_phone : row.home_phone,
    },
  }))
}

/** Where a telephone is kept that a sheet tells. */
export function phoneColumn(phone: string): 'mobilePhone' | 'homePhone' {
  return mayBeMobile(phone) ? 'mobilePhone' : 'homePhone'
}
