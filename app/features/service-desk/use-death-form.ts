import { today } from '#app/clock/today.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { askNow } from '#app/session/ask.ts'
import type { Death } from '#contract/deaths/deaths.ts'
import { checkDeath } from '#contract/deaths/deaths-check.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** Form values of a death; null where empty. `certidao`: id of the uploaded file. */
export type DeathValues = { faleceuEm: IsoDate | null; certidao: string | null }

const nothingTold: DeathValues = { faleceuEm: null, certidao: null }

/** The form of a death, and the command that asks what it would do: the API knows the birth of the person, and refuses a day before it. */
export function useDeathForm(idPessoa: number, onSeen: (told: DeathValues, death: Death) => void) {
  const previewing = useCommand(
    async ({ data: told }: { data: DeathValues }) => ({
      told,
      death: await askNow('retornarFalecimento', { idPessoa, faleceuEm: told.faleceuEm ?? '' }),
    }),
    { rereads: false },
  )
  const form = useShortForm({
    first: nothingTold,
    check: (told) => fieldErrors(checkDeath({ ...told, nascimento: null }, today())),
    command: previewing,
    onDone: ({ told, death }) => onSeen(told, death),
  })
  return { form, previewing }
}
