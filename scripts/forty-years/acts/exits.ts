import { optarBpd } from '#contract/exits/deferral.ts'
import { emitirExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { registrarDesligamento } from '#contract/exits/exits.ts'
import { pedirPortabilidade, retornarPortabilidade } from '#contract/exits/portability.ts'
import { pedirResgate } from '#contract/exits/redemption.ts'
import { optarAutopatrocinio } from '#contract/exits/self-sponsorship.ts'
import { addDays } from '#domain/calendar.ts'
import { count, type Fund, type Person } from '../fund.ts'
import type { Option } from '../life.ts'
import { asPerson, file, readingOf } from './requests.ts'

/** The sponsor informs that the employment ended some days ago, and Luiz registers it. */
export async function leaveSponsor(fund: Fund, person: Person): Promise<void> {
  const random = fund.random('leave', person.life.n)
  const body = {
    idPessoa: person.personId,
    idVinculo: person.linkId,
    desligadoEm: addDays(fund.today(), -random.integer(1, 8)),
    comunicadoEm: fund.today(),
    admitidoEm: null,
  }
  const { status } = await fund.as('luiz', registrarDesligamento, { body })
  count(fund, 'leave-sponsor', String(status))
  if (status === 200)
    fund.plan(addDays(fund.today(), random.integer(4, 12)), person.life, { act: 'statement' })
}

export async function deliverStatement(fund: Fund, person: Person): Promise<void> {
  const body = { idPessoa: person.personId, idVinculo: person.linkId }
  const { status } = await fund.as('karina', emitirExtratoDesligamento, { body })
  count(fund, 'statement', String(status))
}

/** Chooses what becomes of the balance; who chooses nothing is presumed to keep it. */
export async function chooseOption(fund: Fund, person: Person, option: Option): Promise<void> {
  const random = fund.random('option', person.life.n)
  switch (option) {
    case 'redemption':
      await file(fund, person, option, pedirResgate, {
        forma: 'unica',
        parcelas: null,
        dias: null,
        ciente: true,
      })
      return
    case 'redemption-in-instalments': {
      const values = { forma: 'parcelada', parcelas: random.integer(2, 12), dias: null, ciente: true }
      await file(fund, person, option, pedirResgate, values)
      return
    }
    case 'portability': {
      const read = await asPerson(fund, person, retornarPortabilidade, readingOf(person))
      if (read?.status !== 200) return count(fund, option, `not read, ${read?.status}`)
      const destino = read.answer.destinos[0]?.id ?? 0
      await file(fund, person, option, pedirPortabilidade, {
        destino,
        percentual: 100,
        adesao: fund.today(),
        renda: null,
        prazoAnos: null,
        aceite: true,
        ciente: true,
      })
      return
    }
    case 'deferral':
      await file(fund, person, option, optarBpd, { ciente: true })
      return
    case 'self-sponsorship':
      await file(fund, person, option, optarAutopatrocinio, { ciente: true })
      return
    case 'none':
      count(fund, 'option', 'none')
  }
}
