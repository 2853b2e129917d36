/** Type of notification that is about a conversation (specification section 4). Alone, since every page counts those for the bar. */
export const CONVERSATION = 1
