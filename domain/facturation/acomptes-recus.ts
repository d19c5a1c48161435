import { additionner, centimes, multiplier } from '#domain/shared/montant'
import { documentsDeLEcriture, type FactureDAcompteSuivie } from './facture-d-acompte-suivie.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { AcompteRecu, Avoir, Facture, FactureDAcompte } from './piece.ts'
import type { Reglement } from './reglement.ts'

type Document = Avoir | FactureDAcompte

type Mouvement = Pick<AcompteRecu, 'le' | 'mode' | 'montant'>

const ligne = ({ le, mode, montant }: Mouvement, piece: NumeroPiece | null, sur: NumeroPiece | null): AcompteRecu => ({
  le,
  mode,
  montant,
  piece,
  sur,
  laisse: false,
})

/** An invoice tells when its money came, be it issued again later; a credit note, when its entry was written. */
const ligneDuDocument =
  ({ le, mode }: Reglement) =>
  (document: Document): AcompteRecu =>
    document.genre === 'acompte'
      ? ligne({ ...document.recu, montant: document.total }, document.numero, null)
      : ligne({ le, mode, montant: multiplier(document.total, -1) }, document.numero, null)

/** The invoice on which an entry was written; what was written before it is a deposit. */
const surFacture = ({ enregistreLe }: Reglement, facture: Facture | null): NumeroPiece | null =>
  facture !== null && enregistreLe > facture.emiseLe ? facture.numero : null

/** A line for each document, and one for what none of them tells of. */
const lignesDe = (
  ecriture: Reglement,
  documents: readonly Document[],
  facture: Facture | null,
): readonly AcompteRecu[] => {
  const dites = documents.map(ligneDuDocument(ecriture))
  const montant = centimes(ecriture.montant - additionner(...dites.map((une) => une.montant)))
  return montant === 0 ? dites : [...dites, ligne({ ...ecriture, montant }, null, surFacture(ecriture, facture))]
}

const somme = (documents: readonly Document[]): number => additionner(...documents.map(({ total }) => total))

/** Neither was billed, or the documents of the contrary give back those of the slip whole, and no other. */
const seCompensent = (erreur: readonly Document[], contraire: readonly Document[]): boolean => {
  const numeros = new Set(erreur.map(({ numero }) => numero))
  return (
    contraire.every((piece) => piece.genre === 'avoir' && numeros.has(piece.facture.numero)) &&
    somme(contraire) === somme(erreur)
  )
}

/**
 * As an invoice deducts them, document by document: a slip and its contrary are left out when no document needs them.
 * `facture` is the one that was paid with them, `null` before any.
 */
export const acomptesRecus = (
  ecritures: readonly Reglement[],
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  facture: Facture | null = null,
): readonly AcompteRecu[] => {
  const documentsDe = (id: string): readonly Document[] => documentsDeLEcriture(facturesDAcompte, id)
  const tues = ecritures.flatMap(({ id, annule }) =>
    annule !== null && seCompensent(documentsDe(annule), documentsDe(id)) ? [id, annule] : [],
  )
  return ecritures
    .filter(({ id }) => !tues.includes(id))
    .flatMap((ecriture) => lignesDe(ecriture, documentsDe(ecriture.id), facture))
}
