import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import type { PortFailure } from '#application/shared/port-failure'
import { ecritureDeRepartition } from '#domain/facturation/ecriture-de-repartition'
import { evenementDAcompte } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { OrigineDAcompte, origineDAcompte } from '#domain/facturation/origine-d-acompte'
import type { Facture, Piece } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { reporter } from '#domain/facturation/reporter'
import { Fait } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { ECRIRE_ACOMPTE, ECRIRE_REGLEMENT, REPRENDRE_ACOMPTES, VERROUILLER_PRESTATION } from './ecrire-piece-sql.ts'
import { lireAFacturer, verrouiller } from './lire-a-facturer.ts'

export const ecrireReglement = async (trx: Knex, numero: NumeroPiece, reglement: Reglement): Promise<void> => {
  await trx.raw(ECRIRE_REGLEMENT, { ...reglement, numero })
}

const ecrireAcompte = async (trx: Knex, prestation: Prestation, reglement: Reglement): Promise<void> => {
  const { le, auteur, fait } = evenementDAcompte(reglement)
  await trx.raw(ECRIRE_ACOMPTE, {
    ...reglement,
    auteur,
    quand: le,
    prestationId: prestation.id,
    origine: JSON.stringify(OrigineDAcompte.encode(origineDAcompte(prestation))),
    fait: JSON.stringify(Fait.encode(fait)),
  })
}

/** Money without an invoice, decided under the lock of whoever bills. */
export const encaisser = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: (aFacturer: DossierAFacturer) => E.Either<R, Reglement>,
): Promise<E.Either<PortFailure | PrestationInconnue | R, readonly Reglement[]>> => {
  await verrouiller(trx, VERROUILLER_PRESTATION, id)
  const lu = await lireAFacturer(trx, id)()
  if (E.isLeft(lu)) return lu
  if (O.isNone(lu.right)) return E.left(PRESTATION_INCONNUE)
  const { dossier, acomptes } = lu.right.value
  const reglement = decider(lu.right.value)
  if (E.isLeft(reglement)) return reglement
  await ecrireAcompte(trx, dossier.prestation, reglement.right)
  return E.right([...acomptes, reglement.right])
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
export const repartir = async (trx: Knex, suivie: FactureSuivie, piece: Piece): Promise<void> => {
  const repartition = ecritureDeRepartition(suivie, piece)
  if (repartition !== null) await ecrireReglement(trx, suivie.facture.numero, repartition)
}
