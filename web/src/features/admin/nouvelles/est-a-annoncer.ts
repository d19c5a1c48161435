import type { NouvelleReply } from '#adapters/http/contract/routes/aujourdhui'
import { adresseDOnglet } from '../panneau/adresse.ts'
import { type Acte, actesNotes } from '../../session/actes.ts'

/** Where a piece of news is read whole. */
export const lieuDeNouvelle = ({ genre, id }: NouvelleReply): string =>
  adresseDOnglet(genre === 'message' || genre === 'suite' ? 'messages' : 'prestations', { id })

/** Invoices, their credit notes and payments are named by their numbers, not by their order. */
const PIECE = /"(FAC|AVO)-\d/

/** An order taken on the telephone has no name before it is answered, and its news may come first. */
const COMMANDE_AU_TELEPHONE = /"compteConfirme":/

const estDe =
  (id: string) =>
  ({ sur, enCours }: Acte): boolean =>
    sur.includes(id) || PIECE.test(sur) || (enCours && COMMANDE_AU_TELEPHONE.test(sur))

/** What the business changed from this very tab. */
export const estDIci = ({ genre, id }: NouvelleReply, actes: readonly Acte[]): boolean =>
  genre === 'changement' && actes.some(estDe(id))

/** Whether an address already shows what the news is about; an open record follows it by itself. */
export const estALEcran = (nouvelle: NouvelleReply, search: string): boolean => {
  const [courant, lieu] = [
    new URLSearchParams(search),
    new URL(lieuDeNouvelle(nouvelle), 'http://panneau').searchParams,
  ]
  return ['onglet', 'id'].every((nom) => courant.get(nom) === lieu.get(nom))
}

/** Whether there is something to tell: what one did here, or is looking at, is no news. */
export const estAAnnoncer = (nouvelle: NouvelleReply, search: string): boolean =>
  !estDIci(nouvelle, actesNotes()) && !estALEcran(nouvelle, search)
