import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Donut } from '../charts/Donut/Donut.tsx'
import { portfolio } from '../charts/example-data.ts'
import { DateField } from '../DateField/DateField.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DeadlineChip } from '../DeadlineChip/DeadlineChip.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FileList } from '../FileList/FileList.tsx'
import { FileUpload } from '../FileUpload/FileUpload.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { MonthField } from '../MonthField/MonthField.tsx'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { PasswordChecklist } from '../PasswordField/PasswordChecklist.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { PrintButton } from '../PrintButton/PrintButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stat } from '../Stat/Stat.tsx'
import { StepNav } from '../StepNav/StepNav.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Tags } from '../Tags/Tags.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { english } from './english.ts'
import { StringsProvider } from './StringsProvider.tsx'

const nothing = () => undefined
const options = [{ id: 1, label: 'One' }]
const steps = [
  { id: '1', label: 'Address' },
  { id: '2', label: 'Receipt' },
]
const series = { ...portfolio, label: 'Parts', series: [{ id: 'value', label: 'Value' }] }
const points = series.points.map((point, at) => ({ ...point, label: `Part ${at}` }))

/** Components that say something by themselves, with the application's words in English. */
const spoken: Record<string, ReactElement> = {
  Avatar: <Avatar name="" />,
  Banner: <Banner title="Done" onDismiss={nothing} />,
  Breadcrumbs: <Breadcrumbs items={[{ id: '1', label: 'Home' }]} />,
  CloseButton: <CloseButton onPress={nothing} />,
  ComboBox: <ComboBox label="City" options={options} />,
  CopyButton: <CopyButton text="1" />,
  DateField: <DateField label="Day" defaultValue="2026-01-01" minValue="2026-02-01" />,
  DatePicker: <DatePicker label="Day" />,
  DeadlineChip: <DeadlineChip date="2026-11-24" today="2026-11-21" />,
  Donut: <Donut data={{ ...series, points, formatValue: String }} />,
  ErrorSummary: <ErrorSummary errors={[{ message: 'Missing' }]} />,
  FileList: <FileList label="Files" files={[{ id: '1', name: 'a.pdf', state: 'done', size: 1_258_291 }]} />,
  FileUpload: <FileUpload label="Proof" value={null} isRequired onChange={nothing} />,
  MoneyField: <MoneyField label="Amount" defaultValue={1234.5} />,
  MonthField: <MonthField label="Month" defaultValue="2025-01" minValue="2026-01" />,
  NotificationBell: <NotificationBell label="Notifications" count={3} />,
  NumberField: <NumberField label="Count" defaultValue={0} minValue={1} hasSteppers />,
  OneTimeCodeField: <OneTimeCodeField label="Code" />,
  Pagination: <Pagination page={1} totalPages={3} getHref={String} />,
  PasswordChecklist: <PasswordChecklist id="rules" rules={[{ id: '1', label: 'A digit', isMet: true }]} />,
  PasswordField: <PasswordField label="Password" />,
  PrintButton: <PrintButton />,
  SearchField: <SearchField aria-label="Documents" />,
  Select: <Select label="Fruit" options={options} />,
  SelectionBar: (
    <SelectionBar count={2} onClear={nothing}>
      Delete
    </SelectionBar>
  ),
  Skeleton: <Skeleton isLoading />,
  SkipLink: <SkipLink targetId="main" />,
  Spinner: <Spinner />,
  Stat: <Stat label="Balance" value="1" explanation="Because" />,
  StepNav: <StepNav back={{ href: '/' }}>On</StepNav>,
  Steps: <Steps steps={steps} current={1} />,
  Tags: <Tags label="Filters" items={[{ id: '1', label: 'One' }]} onRemove={nothing} onClear={nothing} />,
  TextAreaField: <TextAreaField label="Message" maxLength={20} />,
}

const wordsOf = (element: ReactElement) => renderToString(element).replaceAll(/class="[^"]*"|id="[^"]*"/g, '')

/** Letters that English does not have, and short words of ours without any. */
const portuguese =
  /[à-öø-ÿ]|\b(Aguarde|Voltar|Fechar|Copiar|Imprimir|Limpar|Selecione|Procurar|Carregando|Etapas|Aviso|Enviado|Diminuir|Aumentar|falta|cumprido|campo|Mostrar|números|Até)\b/

describe('in English', () => {
  it.each(Object.entries(spoken))('%s says nothing in Portuguese', (_, element) => {
    const inPortuguese = wordsOf(<StringsProvider>{element}</StringsProvider>)
    const inEnglish = wordsOf(<StringsProvider strings={english}>{element}</StringsProvider>)
    expect(inEnglish).not.toBe(inPortuguese)
    expect(inEnglish).not.toMatch(portuguese)
  })
})
