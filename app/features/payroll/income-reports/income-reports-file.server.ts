import { planLinkDocument } from '#app/session/send-document.server.ts'
import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
} from '#contract/payroll/income-reports.ts'
import { yearInAddress } from './income-reports.schema.ts'
import { incomeReportText } from './income-reports.text.ts'

const ofYear = {
  which: yearInAddress,
  back: (ano: number | undefined) => `/services/report-income${ano === undefined ? '' : `?ano=${ano}`}`,
  none: incomeReportText.noDocument,
}

/** The PDF of a year's income report. */
export const incomeReportFile = planLinkDocument({
  ...ofYear,
  ask: ({ api, which: ano, params, query }) =>
    api.file(arquivoComprovanteRendimentos, { params: { ...params, ano }, query }),
})

/** The PDF of a year's statement of contributions. */
export const contributionStatementFile = planLinkDocument({
  ...ofYear,
  ask: ({ api, which: ano, params, query }) =>
    api.file(arquivoDemonstrativoContribuicoes, { params: { ...params, ano }, query }),
})
