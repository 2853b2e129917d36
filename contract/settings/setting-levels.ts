import * as v from 'valibot'
import {
  LEVEL_OF_LEVELS,
  type SettingArea,
  settingAreas,
  settingRights,
} from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'

const area = v.picklist(settingAreas, 'Esta configuração não existe.') as v.GenericSchema<SettingArea>

const level = v.picklist([1, 2, 3], 'Escolha o nível: 1 (Atendente), 2 (Cadastro) ou 3 (Administrador).')

/**
 * From which level on attendants change an area: `editar` prepares and saves, `publicar` puts in force and archives. Of
 * `recadastramento` both are the level that decides. `versao` 0: nobody changed it, and every attendant may.
 */
const areaLevels = v.object({ area, editar: level, publicar: level, versao: v.number() })
export type AreaLevels = v.InferOutput<typeof areaLevels>

/** Who may change what: every area, in the order in which they are listed. Every attendant reads it. */
export const retornarPermissoes = defineCall({
  method: 'GET',
  path: '/retornarPermissoes',
  summary: 'Lista o nível que cada configuração pede.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  answer: v.array(areaLevels),
  problems: [403],
})

/** Changes the levels of one area, from now on. 409 `versao-desatualizada` when somebody else did so in between. */
export const alterarPermissao = defineCall({
  method: 'POST',
  path: '/alterarPermissao',
  summary: 'Altera o nível que uma configuração pede.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: LEVEL_OF_LEVELS },
  about: { nothing: 'settings' },
  body: v.pipe(
    v.strictObject({
      area,
      editar: level,
      publicar: level,
      versao: v.pipe(v.number('Informe a versão.'), v.integer('Informe a versão.'), v.minValue(0)),
    }),
    v.forward(
      v.check(
        ({ editar, publicar }) => publicar >= editar,
        'Quem publica também prepara: escolha o mesmo nível ou um maior.',
      ),
      ['publicar'],
    ),
  ),
  answer: v.array(areaLevels),
  problems: [403, 409],
})
