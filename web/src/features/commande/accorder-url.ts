import type { Confirmation } from './confirmation.ts'
import type { Etape } from './chemins.ts'
import type { ChoixUrl } from './choix-url.ts'
import type { Etat } from './etat.ts'
import type { Evenement } from './machine.ts'

/** What makes the state and the address agree; `repli` sends the address back to the first step. */
export type Accord = { readonly evenements: readonly Evenement[]; readonly repli: boolean }

const versLeFormulaire = (etat: Etat): readonly Evenement[] =>
  etat.etape === 'formulaire' ? [] : [{ type: 'modifier' }]

const replier = (etat: Etat): Accord => ({
  evenements: [...versLeFormulaire(etat), { type: 'prevenir', avis: 'etape_sans_donnees' }],
  repli: true,
})

/** Going back is Modify; a later step without its data falls back to the first one and says so. */
export const accorderAlUrl = (
  etat: Etat,
  etape: Etape,
  choix: ChoixUrl | null,
  confirmation: Confirmation | null,
): Accord => {
  if (etape === etat.etape && etape !== 'formulaire') return { evenements: [], repli: false }
  if (etape === 'commande' && confirmation !== null) {
    return { evenements: [{ type: 'retrouver', confirmation }], repli: false }
  }
  if (etape !== 'formulaire') return replier(etat)
  const nouveau: readonly Evenement[] = choix === null || choix.cle === etat.origine ? [] : [{ type: 'choisir', choix }]
  return { evenements: [...versLeFormulaire(etat), ...nouveau], repli: false }
}
