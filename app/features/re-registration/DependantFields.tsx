import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { DateField } from '@portal/design-system/DateField'
import { PlusIcon, TrashIcon } from '@portal/design-system/icons'
import { MaskedField, masks } from '@portal/design-system/MaskedField'
import { Select } from '@portal/design-system/Select'
import { TextField } from '@portal/design-system/TextField'
import { fieldId } from '#app/forms/field-state.ts'
import { type Kinship, kinshipNames } from '#contract/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import type { GroupFieldsProps } from './group-props.ts'
import { lead, pair, stack } from './ReRegistrationPage.css.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { dependants: text } = reRegistrationText

type Values = GroupValues['dependentes']
type Dependant = Values['dependentes'][number]

const MOST = 10
const empty: Dependant = { nome: '', cpf: '', nascimento: null, parentesco: null }
const kinships = (Object.entries(kinshipNames) as [Kinship, string][]).map(([id, label]) => ({ id, label }))

/** Dependants, each on a card of its own. */
export function DependantFields({ values, errors, onChange }: GroupFieldsProps<Values>) {
  const { dependentes } = values
  const change = (position: number, dependant: Dependant) =>
    onChange({ dependentes: dependentes.map((other, index) => (index === position ? dependant : other)) })
  return (
    <>
      {dependentes.length === 0 && <p className={lead}>{text.none}</p>}
      {dependentes.map((dependant, index) => (
        <Card
          key={dependantPath(index, '')}
          title={text.one(index + 1)}
          headingLevel={3}
          tone="sunken"
          action={
            <Button
              variant="quiet"
              size="compact"
              icon={TrashIcon}
              onPress={() => onChange({ dependentes: dependentes.toSpliced(index, 1) })}
            >
              {text.remove(index + 1)}
            </Button>
          }
        >
          <OneDependant
            dependant={dependant}
            error={(field) => errors[dependantPath(index, field)]}
            idOf={(field) => fieldId(dependantPath(index, field))}
            onChange={(changed) => change(index, changed)}
          />
        </Card>
      ))}
      {dependentes.length < MOST && (
        <div>
          <Button
            variant="secondary"
            icon={PlusIcon}
            onPress={() => onChange({ dependentes: [...dependentes, empty] })}
          >
            {text.add}
          </Button>
        </div>
      )}
    </>
  )
}

const dependantPath = (index: number, field: string) => `dependentes[${index}].${field}`

type OneDependantProps = {
  dependant: Dependant
  error: (field: keyof Dependant) => string | undefined
  idOf: (field: keyof Dependant) => string
  onChange: (dependant: Dependant) => void
}

function OneDependant({ dependant, error, idOf, onChange }: OneDependantProps) {
  return (
    <div className={stack}>
      <TextField
        id={idOf('nome')}
        label={text.name}
        isRequired
        maxLength={120}
        value={dependant.nome}
        errorMessage={error('nome')}
        onChange={(nome) => onChange({ ...dependant, nome })}
      />
      <div className={pair}>
        <MaskedField
          id={idOf('cpf')}
          label={text.cpf}
          isRequired
          {...masks.cpf}
          value={dependant.cpf}
          errorMessage={error('cpf')}
          onChange={(cpf) => onChange({ ...dependant, cpf })}
        />
        <DateField
          id={idOf('nascimento')}
          label={text.birth}
          isRequired
          value={dependant.nascimento}
          errorMessage={error('nascimento')}
          onChange={(nascimento) => onChange({ ...dependant, nascimento })}
        />
      </div>
      <Select<Kinship>
        id={idOf('parentesco')}
        label={text.kinship}
        isRequired
        options={kinships}
        value={dependant.parentesco}
        errorMessage={error('parentesco')}
        onChange={(parentesco) => onChange({ ...dependant, parentesco })}
      />
    </div>
  )
}
