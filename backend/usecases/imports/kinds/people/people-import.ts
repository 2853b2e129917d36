import { sql } from 'drizzle-orm'
import { lockLinks, lockPeople } from '#backend/database/locks.ts'
import { type PersonRow, peopleSheet } from '#domain/imports/people-sheet.ts'
import { defineImport } from '../define-import.ts'
import { peopleObstacles, undoPeople } from './undo-people.ts'
import { validatePeople } from './validate-people.ts'
import { type PersonWritten, writePeople } from './write-people.ts'

/** People, and their enrolments. */
export const peopleImport = defineImport<PersonRow, PersonWritten>({
  sheet: peopleSheet,
  bringsEnrolments: true,
  validate: validatePeople,
  hold: async (database, rows) => {
    const { rows: found } = await database.execute<{ person_id: number | null; link_id: number | null }>(sql`
      select p.id as person_id, l.id as link_id
      from json_to_recordset(${JSON.stringify(rows.map(({ cpf, plano_id, matricula }) => ({ cpf, plano_id, matricula })))})
        as asked(cpf char(11), plano_id int, matricula text)
      left join people p on p.cpf = asked.cpf
      left join plan_links l on l.plan_id = asked.plano_id and l.enrolment = asked.matricula`)
    await lockPeople(
      database,
      found.flatMap(({ person_id: id }) => id ?? []),
    )
    await lockLinks(
      database,
      found.flatMap(({ link_id: id }) => id ?? []),
    )
  },
  write: writePeople,
  obstacles: peopleObstacles,
  undo: undoPeople,
})
