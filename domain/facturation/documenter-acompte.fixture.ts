import * as E from '#fp/Either'
import { dateCivile } from '#domain/calendrier/date-civile'
import { PARTICULIER, type TypeClient } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { unDossierAuPrix } from './comptes.fixture.ts'
import { documenterReglement, type PieceDAcompte } from './encaisser.ts'
import { annulerReglement, enregistrerReglement } from './encaisser.ts'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import type { FactureDAcompteSuivie, Reglement } from './reglement.ts'
import { numeroPiece } from './numero-piece.ts'
import type { DossierAFacturer } from './preparer-facture.ts'
import type { Part } from './ligne-facturee.ts'

/** The day of the entries. */
export const JOUR = dateCivile(2026, 12, 1)
export const INSTANT = new Date('2026-12-01T12:00:00Z')
export const EMISSION = { entreprise: uneEntreprise(), instant: INSTANT }
const PRIX = { total: euros(500), ventes: centimes(0) }
export const DES_PIECES = { total: euros(500), ventes: euros(200) }

const ACHETEURS = { particulier: PARTICULIER, professionnel: UN_PROFESSIONNEL } as const

/** An order of 500 €, with or without parts, paid in advance. */
export const uneCommande = (type: TypeClient, prix: Part = PRIX): DossierAFacturer => {
  const { dossier, ...reste } = unDossierAuPrix(prix)
  const engagement = { ...SANS_ENGAGEMENT, acheteur: ACHETEURS[type] }
  return { ...reste, dossier: unDossier({}, { ...dossier.prestation, engagement }) }
}

export const decidee = <A>(decision: E.Either<unknown, A>): A => {
  if (E.isLeft(decision)) throw new Error('refused', { cause: decision.left })
  return decision.right
}

const numeroter = (
  suivies: readonly FactureDAcompteSuivie[],
  piece: PieceDAcompte,
): readonly FactureDAcompteSuivie[] => {
  const code = '123456ABCDEF'
  if (piece.genre === 'acompte') {
    const numero = numeroPiece('acompte', 2026, suivies.length + 1)
    return [...suivies, { facture: { ...piece, numero, code }, avoirs: [], clientId: null }]
  }
  const rang = suivies.flatMap(({ avoirs }) => avoirs).length + 1
  const avoir = { ...piece, numero: numeroPiece('avoir', 2026, rang), code }
  return suivies.map((suivie) =>
    suivie.facture.numero === piece.facture.numero ? { ...suivie, avoirs: [...suivie.avoirs, avoir] } : suivie,
  )
}

/** Adds a payment and the documents issued for it. */
export const ecrire = (commande: DossierAFacturer, ecriture: Reglement): DossierAFacturer => ({
  ...commande,
  reglements: [...commande.reglements, ecriture],
  facturesDAcompte: decidee(documenterReglement(commande, ecriture, EMISSION)).reduce(
    numeroter,
    commande.facturesDAcompte,
  ),
})

/** The id (counted from 1), instant and day of the next payment. */
export const prochaineEcriture = ({ reglements }: DossierAFacturer) => ({
  id: `${reglements.length + 1}`,
  instant: INSTANT,
  jour: JOUR,
})

/** Adds a payment (below zero, a refund); nothing changes if the domain refuses. */
export const recevoir = (commande: DossierAFacturer, montant: number): DossierAFacturer => {
  const saisie = { mode: 'virement', le: JOUR, montant: euros(montant), note: '' } as const
  const ecriture = enregistrerReglement(commande, saisie, null, prochaineEcriture(commande))
  return E.isLeft(ecriture) ? commande : ecrire(commande, ecriture.right)
}

/** Undoes a payment; nothing changes if the domain refuses. */
export const defaire = (commande: DossierAFacturer, id: string): DossierAFacturer => {
  const contraire = annulerReglement(commande, id, { ...prochaineEcriture(commande), note: '' })
  return E.isLeft(contraire) ? commande : ecrire(commande, contraire.right)
}

/** An action on the money of an order: undo a payment, or record one. */
export type Geste = { readonly annule: string } | { readonly montant: number }

export const jouer = (commande: DossierAFacturer, geste: Geste): DossierAFacturer =>
  'annule' in geste ? defaire(commande, geste.annule) : recevoir(commande, geste.montant)
