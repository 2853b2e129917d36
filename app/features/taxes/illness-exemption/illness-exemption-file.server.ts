import { planLinkUpload } from '#app/session/plan-link-upload.server.ts'
import { enviarLaudoMedico } from '#contract/taxes/illness-exemption.ts'

/** Passes a medical report on. */
export const medicalReportUpload = planLinkUpload((api, given) => api.call(enviarLaudoMedico, given))
