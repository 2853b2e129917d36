export { ToastRegion } from './ToastRegion.tsx'
export { type ToastMessage, type ToastOptions, toast } from './toast.ts'
