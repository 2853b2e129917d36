import { ScriptOnce } from '@tanstack/react-router'
import { SCHEME_KEY } from './admin-scheme.ts'

const script = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`

/** Puts an attendant's stored light or dark preference on the document before anything is painted. */
export function AdminSchemeScript() {
  return <ScriptOnce>{script}</ScriptOnce>
}
