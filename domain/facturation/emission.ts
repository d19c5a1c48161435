import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { designationDuService } from '#domain/catalogue/catalogue'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { corrigeUnAcompte, type Facture, type Piece } from './piece.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { Reglement } from './reglement.ts'

/** The clock was set back since the document of the number before was issued: another would be dated before it. */
export type HorlogeEnArriere = { readonly _tag: 'HorlogeEnArriere' }

/** Milliseconds by which clocks differ, or are set right, without anybody noticing. */
export const RECUL_TOLERE_MS = 60_000

/**
 * When a document is issued: now, never before what it follows, its number or the invoice it credits. A clock that is a little
 * behind takes their moment; further back, nothing is issued.
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

/** Whose document it is, and when. */
export type Emission = { readonly entreprise: Entreprise; readonly instant: Date }

/** What a document is about. */
export type Objet = Pick<Facture, 'prestationId' | 'reference' | 'acheteur' | 'contact' | 'adresse' | 'service'>

export const objetDe = ({ id, reference, engagement, contact, adresse, estimation }: Prestation): Objet => ({
  prestationId: id,
  reference,
  acheteur: engagement.acheteur,
  contact,
  adresse,
  service: designationDuService(estimation.serviceId, estimation.service),
})

/** What every document begins with: the order, both parties as they are that day, and the day. */
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

/** A document was left with an accredited platform; `accuse` is what the platform answered. */
export type Transmission = { readonly deposeeLe: Date; readonly accuse: string }

/** Only what is sold to professionals goes through a platform: the sales to consumers are reported by period. */
export type TransmissionSansObjet = { readonly _tag: 'TransmissionSansObjet' }

export const exigerTransmissible = (piece: Piece): E.Either<TransmissionSansObjet, Piece> =>
  piece.acheteur.type === 'professionnel' ? E.right(piece) : E.left({ _tag: 'TransmissionSansObjet' })

/** What the history of a prestation keeps of a document; `null` of one for a deposit, which is told with its payment. */
export const evenementDePiece = (piece: Piece): Evenement | null => {
  const { numero, total } = piece
  const commun = { le: new Date(piece.emiseLe), auteur: 'entreprise' } as const
  if (piece.genre === 'facture') return { ...commun, fait: { genre: 'facture', numero, total } }
  if (piece.genre === 'acompte' || corrigeUnAcompte(piece)) return null
  return { ...commun, fait: { genre: 'avoir', numero, total, motif: piece.motif } }
}

/** What it keeps of a payment, with the documents issued for it: of a deposit, always; of another, when it has some; else `null`. */
export const evenementDeReglement = (
  { montant, annule, enregistreLe, convenu }: Pick<Reglement, 'montant' | 'annule' | 'enregistreLe' | 'convenu'>,
  pieces: readonly NumeroPiece[],
): Evenement | null => {
  const commun = { le: new Date(enregistreLe), auteur: 'entreprise' } as const
  if (convenu !== null) return { ...commun, fait: { genre: 'acompte', montant, annule: annule !== null, pieces } }
  return pieces.length === 0 ? null : { ...commun, fait: { genre: 'acompte_annule', montant, pieces } }
}
