import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { designationDuService } from '#domain/catalogue/catalogue'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { corrigeUnAcompte, type Facture, type Piece } from './piece.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { Reglement } from './reglement.ts'

/** The clock is behind the last document issued: a new one would have an earlier date than the number before it. */
export type HorlogeEnArriere = { readonly _tag: 'HorlogeEnArriere' }

/** A clock may be this many milliseconds behind: small corrections are normal. */
export const RECUL_TOLERE_MS = 60_000

/**
 * The moment of issue: now, but never before the previous number or the credited invoice. A clock slightly behind takes their
 * moment; a clock further behind refuses.
 */
export const momentDEmission = (
  maintenant: Date,
  ...precedents: readonly (Date | null)[]
): E.Either<HorlogeEnArriere, Date> => {
  const dernier = new Date(Math.max(...precedents.map((le) => le?.getTime() ?? 0)))
  if (dernier <= maintenant) return E.right(maintenant)
  return dernier.getTime() - maintenant.getTime() <= RECUL_TOLERE_MS
    ? E.right(dernier)
    : E.left({ _tag: 'HorlogeEnArriere' })
}

/** The business that issues a document, and the instant. */
export type Emission = { readonly entreprise: Entreprise; readonly instant: Date }

/** The order that a document is for. */
export type Objet = Pick<Facture, 'prestationId' | 'reference' | 'acheteur' | 'contact' | 'adresse' | 'service'>

export const objetDe = ({ id, reference, engagement, contact, adresse, estimation }: Prestation): Objet => ({
  prestationId: id,
  reference,
  acheteur: engagement.acheteur,
  contact,
  adresse,
  service: designationDuService(estimation.serviceId, estimation.service),
})

/** The fields common to all documents: the order, both parties as they are that day, and the day. */
export const entete = (
  { prestationId, reference, acheteur, contact, adresse, service }: Objet,
  { entreprise, instant }: Emission,
) => ({
  prestationId,
  reference,
  emiseLe: instant.toISOString(),
  date: dateParis(instant),
  entreprise,
  acheteur,
  contact,
  adresse,
  service,
})

/** The invoice was handed to an accredited platform; `accuse` is the answer of the platform. */
export type Transmission = { readonly deposeeLe: Date; readonly accuse: string }

/** Only invoices to professionals go through a platform; sales to consumers are reported by period. */
export type TransmissionSansObjet = { readonly _tag: 'TransmissionSansObjet' }

export const exigerTransmissible = (piece: Piece): E.Either<TransmissionSansObjet, Piece> =>
  piece.acheteur.type === 'professionnel' ? E.right(piece) : E.left({ _tag: 'TransmissionSansObjet' })

/** The event of a document in the history of its prestation; `null` for a deposit invoice, since the event of its payment names it. */
export const evenementDePiece = (piece: Piece): Evenement | null => {
  const { numero, total } = piece
  const commun = { le: new Date(piece.emiseLe), auteur: 'entreprise' } as const
  if (piece.genre === 'facture') return { ...commun, fait: { genre: 'facture', numero, total } }
  if (piece.genre === 'acompte' || corrigeUnAcompte(piece)) return null
  return { ...commun, fait: { genre: 'avoir', numero, total, motif: piece.motif } }
}

/** The event of a payment, with the documents issued for it; `null` for a payment on an invoice without documents. */
export const evenementDeReglement = (
  { montant, annule, enregistreLe, convenu }: Pick<Reglement, 'montant' | 'annule' | 'enregistreLe' | 'convenu'>,
  pieces: readonly NumeroPiece[],
): Evenement | null => {
  const commun = { le: new Date(enregistreLe), auteur: 'entreprise' } as const
  if (convenu !== null) return { ...commun, fait: { genre: 'acompte', montant, annule: annule !== null, pieces } }
  return pieces.length === 0 ? null : { ...commun, fait: { genre: 'acompte_annule', montant, pieces } }
}
