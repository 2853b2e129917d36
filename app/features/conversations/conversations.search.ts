import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters of /chat: the conversation to show. */
export const conversationSearch = searchOf({ idConversa: recordId })
