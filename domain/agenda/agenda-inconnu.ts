/** No such private address of the agenda, or no longer. */
export type AgendaInconnu = { readonly _tag: 'AgendaInconnu' }

export const AGENDA_INCONNU: AgendaInconnu = { _tag: 'AgendaInconnu' }
