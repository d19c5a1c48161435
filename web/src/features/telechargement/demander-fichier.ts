import * as E from '#fp/Either'
import { exporterRoute } from '#adapters/http/contract/routes/comptes'
import { devisPdfRoute, devisTexteRoute, piecePdfRoute, pieceXmlRoute } from '#adapters/http/contract/routes/documents'
import { calendrierRoute } from '#adapters/http/contract/routes/rendez-vous'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { addressOf } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { withSession } from '../session/call-with-session.ts'
import type { Fichier } from './enregistrer.ts'
import { lireFichier } from './lire-fichier.ts'

/** A document that only its owner may read. */
export type DocumentDemande =
  | { readonly genre: 'devis_pdf' | 'devis_texte' | 'calendrier'; readonly id: string }
  | { readonly genre: 'piece_pdf' | 'piece_xml'; readonly numero: NumeroPiece }
  | { readonly genre: 'export' }

/** The longest that a document may take to come, in milliseconds. */
const ATTENTE_MAX_MS = 60_000

type Lieu = { readonly adresse: string; readonly nom: string }

const lieuDUnePiece = ({ genre, numero }: Extract<DocumentDemande, { readonly numero: NumeroPiece }>): Lieu =>
  genre === 'piece_pdf'
    ? { adresse: addressOf(piecePdfRoute, { params: { numero } }), nom: `${numero}.pdf` }
    : { adresse: addressOf(pieceXmlRoute, { params: { numero } }), nom: `${numero}.xml` }

const lieuDe = (demande: DocumentDemande): Lieu => {
  if (demande.genre === 'export') return { adresse: addressOf(exporterRoute, {}), nom: 'mes-donnees.zip' }
  if ('numero' in demande) return lieuDUnePiece(demande)
  const params = { id: demande.id }
  switch (demande.genre) {
    case 'devis_pdf':
      return { adresse: addressOf(devisPdfRoute, { params, query: { cle: '', version: null } }), nom: 'devis.pdf' }
    case 'devis_texte':
      return { adresse: addressOf(devisTexteRoute, { params, query: { cle: '', version: null } }), nom: 'devis.txt' }
    case 'calendrier':
      return { adresse: addressOf(calendrierRoute, { params }), nom: 'rendez-vous.ics' }
  }
}

/** The file under its own name; `null` when the server does not give it. */
export const demanderFichier = async (demande: DocumentDemande): Promise<Fichier | null> => {
  const { adresse, nom } = lieuDe(demande)
  const reponse = await withSession(async (token): Promise<E.Either<CallFailure, Fichier>> => {
    const recu = await fetch(adresse, {
      headers: { authorization: `Bearer ${token ?? ''}` },
      signal: AbortSignal.timeout(ATTENTE_MAX_MS),
    })
    return lireFichier(recu, nom)
  })()
  return E.isRight(reponse) ? reponse.right : null
}
