import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { Encaissement, Precedent, Rediger } from '#application/ports/facture-store'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import { ecritureDeRepartition } from '#domain/facturation/ecriture-de-repartition'
import { evenementDAcompte } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { OrigineDAcompte, origineDAcompte } from '#domain/facturation/origine-d-acompte'
import type { Avoir, Facture, FactureDAcompte } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { reporter } from '#domain/facturation/reporter'
import { Fait } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import {
  dernierMoment,
  ECRIRE_ACOMPTE,
  ECRIRE_REGLEMENT,
  ecrirePiece,
  type Rattachement,
  REPRENDRE_ACOMPTES,
} from './ecrire-piece.ts'
import { verrouillerPrestation } from './lire-factures.ts'

export const ecrireReglement = async (trx: Knex, numero: NumeroPiece, reglement: Reglement): Promise<void> => {
  await trx.raw(ECRIRE_REGLEMENT, { ...reglement, numero })
}

const ecrireAcompte = async (
  trx: Knex,
  prestation: Prestation,
  reglement: Reglement,
  pieces: readonly NumeroPiece[],
): Promise<void> => {
  const { le, auteur, fait } = evenementDAcompte(reglement, pieces)
  await trx.raw(ECRIRE_ACOMPTE, {
    ...reglement,
    auteur,
    quand: le,
    prestationId: prestation.id,
    origine: JSON.stringify(OrigineDAcompte.encode(origineDAcompte(prestation))),
    fait: JSON.stringify(Fait.encode(fait)),
  })
}

/** Documents for an entry, in their order. */
export const emettreTout = async (
  trx: Knex,
  rattachement: Rattachement,
  pieces: readonly PieceDAcompte[],
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<readonly NumeroPiece[]> => {
  const numeros: NumeroPiece[] = []
  for (const piece of pieces) {
    const { numero } = await ecrirePiece(trx, piece, rattachement, rediger)
    numeros.push(numero)
  }
  return numeros
}

/** Decides on money without an invoice, under the lock used for billing. */
export const encaisser = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, Encaissement>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PrestationInconnue | R, readonly Reglement[]>> => {
  const lu = await verrouillerPrestation(trx, id)
  if (E.isLeft(lu)) return lu
  const { dossier, acomptes } = lu.right
  const decide = decider(lu.right, await dernierMoment(trx, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const numeros = await emettreTout(trx, { prestationId: id, clientId: dossier.clientId }, pieces, rediger)
  await ecrireAcompte(trx, dossier.prestation, reglement, numeros)
  return E.right([...acomptes, reglement])
}

/** The payments of an invoice that was just issued: what came before it, and what earlier invoices hold. */
export const reprendreAcomptes = async (
  trx: Knex,
  { dossier, acomptes, factures }: DossierAFacturer,
  facture: Facture,
): Promise<readonly Reglement[]> => {
  const { numero } = facture
  if (acomptes.length > 0) await trx.raw(REPRENDRE_ACOMPTES, { prestationId: dossier.prestation.id, numero })
  const reports = reporter(factures, facture, acomptes)
  for (const { de, sortie, entree } of reports) {
    await ecrireReglement(trx, de, sortie)
    await ecrireReglement(trx, numero, entree)
  }
  return [...acomptes, ...reports.map(({ entree }) => entree)]
}

/** Once a document was issued: money that will not move any more is split as the documents now say. */
export const repartir = async (trx: Knex, suivie: FactureSuivie, piece: Facture | Avoir): Promise<void> => {
  const repartition = ecritureDeRepartition(suivie, piece)
  if (repartition !== null) await ecrireReglement(trx, suivie.facture.numero, repartition)
}
