import * as TE from '#fp/TaskEither'
import type {
  ClientExporte,
  FactureExportee,
  LignesDExtrait,
  MessageExporte,
  PrestationExportee,
  Quoi,
} from '#application/export/extrait'
import type { ExportReader, LotsDeLignes } from '#application/ports/export-reader'
import type { Avoir, Facture, Piece } from '#domain/facturation/piece'
import { type FactureSuivie, solde, totalRegle } from '#domain/facturation/reglement'
import { ventesDeLaFacture, ventesDeLAvoir } from '#domain/facturation/ventes'
import type { Fil } from '#domain/message/fil'
import type { Prestation } from '#domain/prestation/prestation'
import { centimes, type Montant, multiplier } from '#domain/shared/montant'
import { facturesSuivies } from './issued-pieces.ts'
import type { MemoryClient, MemoryPiece, MemoryStore } from './memory-store.ts'

/** Small, so that every reader meets several. */
const LOT = 2

const versPrestation = ({
  contact,
  adresse,
  estimation,
  validationDate,
  ...prestation
}: Prestation): PrestationExportee => ({
  ...contact,
  ...adresse,
  id: prestation.id,
  reference: prestation.reference,
  numeroDevis: prestation.numeroDevis,
  creeLe: prestation.creeLe,
  statut: prestation.statut,
  priorite: prestation.priorite,
  service: estimation.service,
  modalite: estimation.modalite,
  totalNet: estimation.totalNet,
  creneau: prestation.creneau,
  description: prestation.description,
  notes: prestation.notes,
  rendezVous: validationDate,
  contactAvant: prestation.contactAvant,
})

const versClient = ({ prestations }: MemoryStore, client: MemoryClient): ClientExporte => ({
  id: client.id,
  nom: client.nom,
  email: client.email,
  telephone: client.telephone,
  adresse: client.adresse,
  codePostal: client.codePostal,
  ville: client.ville,
  role: client.role,
  creeLe: client.creeLe,
  prestations: [...prestations.values()].filter(({ clientId }) => clientId === client.id).length,
})

const versMessage = ({ message, type, sujet, reponses }: Fil): MessageExporte => ({
  ...message,
  type,
  sujet,
  reponses: reponses.length,
})

const ventesDe = (suivie: FactureSuivie, piece: Facture | Avoir): Montant => {
  if (piece.genre === 'facture') return ventesDeLaFacture(piece)
  const avoir = suivie.avoirs.find(({ numero }) => numero === piece.numero)
  return avoir === undefined ? centimes(0) : ventesDeLAvoir(suivie, avoir)
}

type Montants = Pick<FactureExportee, 'total' | 'services' | 'ventes' | 'acompte' | 'regle' | 'solde'>

const RIEN: Montants = { total: null, services: null, ventes: null, acompte: null, regle: null, solde: null }

/** What was issued for a deposit is no sale: the invoice that follows carries the whole price. */
const montantsDe = (store: MemoryStore, piece: Piece, signe: number): Montants => {
  const corrigee = piece.genre === 'avoir' ? piece.facture.numero : piece.numero
  const suivie = facturesSuivies(store).find(({ facture }) => facture.numero === corrigee)
  if (suivie === undefined || piece.genre === 'acompte') return { ...RIEN, acompte: multiplier(piece.total, signe) }
  const ventes = ventesDe(suivie, piece)
  return {
    total: multiplier(piece.total, signe),
    services: multiplier(centimes(piece.total - ventes), signe),
    ventes: multiplier(ventes, signe),
    acompte: null,
    regle: piece.genre === 'facture' ? totalRegle(suivie) : null,
    solde: piece.genre === 'facture' ? solde(suivie) : null,
  }
}

const versFacture = (store: MemoryStore, { redigee: { piece } }: MemoryPiece): FactureExportee => {
  const corrige = piece.genre === 'avoir' ? piece.facture.numero : null
  const montants = montantsDe(store, piece, corrige === null ? 1 : -1)
  return {
    numero: piece.numero,
    genre: piece.genre === 'avoir' && montants.acompte !== null ? 'avoir_d_acompte' : piece.genre,
    emiseLe: new Date(piece.emiseLe),
    reference: piece.reference,
    nom: piece.contact.nom,
    raisonSociale: piece.acheteur.type === 'professionnel' ? piece.acheteur.raisonSociale : '',
    type: piece.acheteur.type,
    ...montants,
    corrige,
  }
}

/** Every document, in the order of issue. */
export const facturesExportees = (store: MemoryStore): readonly FactureExportee[] =>
  [...store.pieces.values()].map((kept) => versFacture(store, kept))

const parId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

const lignesDe = (store: MemoryStore): { readonly [Q in Quoi]: () => readonly LignesDExtrait[Q][] } => ({
  prestations: () =>
    [...store.prestations.values()].map(({ prestation }) => versPrestation(prestation)).toSorted(parId),
  clients: () =>
    [...store.clients.values()]
      .map((client) => versClient(store, client))
      .toSorted((a, b) => a.creeLe.getTime() - b.creeLe.getTime() || parId(a, b)),
  messages: () => [...store.messages.values()].map(versMessage).toSorted(parId),
  factures: () => facturesExportees(store),
})

const enLots = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  for (let rang = 0; rang < lignes.length; rang += LOT) yield lignes.slice(rang, rang + LOT)
}

/** Everything of one kind, in memory. */
export const makeMemoryExportReader = (store: MemoryStore): ExportReader => ({
  ouvrir: <Q extends Quoi>(quoi: Q) =>
    TE.fromIO((): LotsDeLignes<LignesDExtrait[Q]> => enLots(lignesDe(store)[quoi]())),
})
