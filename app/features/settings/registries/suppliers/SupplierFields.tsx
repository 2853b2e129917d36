import { DateInput } from '#app/forms/DateInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import type { SupplierData } from '#contract/publications/suppliers.ts'
import type { Unfilled } from '../define-registry.ts'
import { RegistryDocumentInput } from '../documents/RegistryDocumentInput.tsx'
import { RegistryPlanInput } from '../RegistryPlan.tsx'
import { whole } from '../registries.css.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { supplierFieldsText as help, suppliersText } from './suppliers.text.ts'

const { labels } = suppliersText
const categories = supplierCategoryNames.map((label, place) => ({ id: place + 1, label }))

type SupplierFieldsProps = { form: RegistryFormApi<Unfilled<SupplierData>>; isReadOnly: boolean }

/** The fields of a company with a contract. */
export function SupplierFields({ form, isReadOnly }: SupplierFieldsProps) {
  const own = { isReadOnly, isRequired: true }
  return (
    <>
      <form.AppField name="dados.nome">
        {() => <TextInput label={labels.nome} maxLength={120} {...own} />}
      </form.AppField>
      <form.AppField name="dados.cnpj">
        {() => <TextInput label={labels.cnpj} description={help.cnpjHelp} maxLength={18} {...own} />}
      </form.AppField>
      <form.AppField name="dados.categoria">
        {() => <SelectInput<number> label={labels.categoria} options={categories} {...own} />}
      </form.AppField>
      <form.AppField name="dados.idPlano">
        {() => <RegistryPlanInput label={labels.idPlano} isReadOnly={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.inicioContrato">
        {() => <DateInput label={labels.inicioContrato} {...own} />}
      </form.AppField>
      <form.AppField name="dados.fimContrato">
        {() => <DateInput label={labels.fimContrato} description={help.untilHelp} isReadOnly={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.site">
        {() => (
          <TextInput
            label={labels.site}
            description={help.siteHelp}
            type="url"
            isReadOnly={isReadOnly}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="dados.contato">
        {() => (
          <TextInput
            label={labels.contato}
            description={help.contactHelp}
            isReadOnly={isReadOnly}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <div className={whole}>
        <form.AppField name="dados.documento">
          {() => (
            <RegistryDocumentInput
              cadastro="fornecedores"
              label={labels.documento}
              description={help.documentHelp}
              isReadOnly={isReadOnly}
            />
          )}
        </form.AppField>
      </div>
    </>
  )
}
