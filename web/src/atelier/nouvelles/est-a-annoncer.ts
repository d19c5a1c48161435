import type { NouvelleReply } from '#adapters/http/contract/routes/aujourdhui'
import { Reference } from '#domain/prestation/reference'
import { type Acte, actesNotes } from '../../features/session/actes.ts'
import { type Adresse, adresseDuLieu, lireLieu, type NomDeLieu } from '../adresses.ts'

const lieuDe = ({ genre }: NouvelleReply): NomDeLieu =>
  genre === 'message' || genre === 'suite' ? 'messages' : 'prestations'

/** Where a piece of news is read whole. */
export const lieuDeNouvelle = (nouvelle: NouvelleReply): string =>
  adresseDuLieu(lieuDe(nouvelle), { id: Reference.is(nouvelle.titre) ? nouvelle.titre : nouvelle.id })

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
export const estALEcran = (nouvelle: NouvelleReply, adresse: Adresse): boolean => {
  const lieu = lireLieu(adresse)
  return lieu?.nom === lieuDe(nouvelle) && [nouvelle.id, nouvelle.titre].includes(lieu.parametres['id'] ?? '')
}

/** Whether there is something to tell: what one did here, or is looking at, is no news. */
export const estAAnnoncer = (nouvelle: NouvelleReply, adresse: Adresse): boolean =>
  !estDIci(nouvelle, actesNotes()) && !estALEcran(nouvelle, adresse)
