import { multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { NouvelleEcriture } from './enregistrer-reglement.ts'
import { type FactureDAcompteSuivie, piecesDeLEcriture } from './facture-d-acompte-suivie.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { estEntierementCreditee, type FactureSuivie, type Reglement, solde } from './reglement.ts'
import { estUnReport } from './report.ts'
import { type Part, recuEnTout, resteDeLaFacture, ventesDuContraire } from './ventes.ts'

/** No such entry, or one that was undone already, or undoes another, or moved no money, or only carried it over. */
export type ReglementInconnu = { readonly _tag: 'ReglementInconnu' }

/** A credit note gave the whole invoice back, and its payment was refunded: nothing may be owed for it again. */
export type AnnulationRefusee = { readonly _tag: 'AnnulationRefusee' }

/** The invoice stands, and deducts a deposit by its document: neither goes without the other. */
export type AcompteDeduit = { readonly _tag: 'AcompteDeduit'; readonly piece: NumeroPiece }

export type RefusDAnnulation = ReglementInconnu | AnnulationRefusee | AcompteDeduit

export type Annulation = NouvelleEcriture & { readonly note: string }

/** The contrary of an entry that nothing undid, on the way to what is `du`. */
export const ecritureContraire = (
  du: Part,
  ecritures: readonly Reglement[],
  reglementId: string,
  { id, instant, jour, note }: Annulation,
): E.Either<ReglementInconnu, Reglement> => {
  const visee = ecritures.find((ecriture) => ecriture.id === reglementId)
  const defaite = ecritures.some(({ annule }) => annule === reglementId)
  if (visee === undefined || visee.annule !== null || visee.montant === 0 || estUnReport(visee) || defaite)
    return E.left({ _tag: 'ReglementInconnu' })
  return E.right({
    ...visee,
    id,
    le: jour,
    montant: multiplier(visee.montant, -1),
    ventes: ventesDuContraire(du, recuEnTout(ecritures), visee),
    note,
    annule: reglementId,
    enregistreLe: instant.toISOString(),
  })
}

/** Of an entry that has documents, its invoice is given back first. */
export const exigerNonDeduit = (
  suivie: FactureSuivie,
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  reglementId: string,
): E.Either<AcompteDeduit, FactureSuivie> => {
  const [piece] = piecesDeLEcriture(facturesDAcompte, reglementId)
  return piece === undefined || estEntierementCreditee(suivie)
    ? E.right(suivie)
    : E.left({ _tag: 'AcompteDeduit', piece })
}

/** A slip is undone by a contrary entry of today, which names it: what was written stays, and so does a month that is over. */
export const annulerReglement = (
  suivie: FactureSuivie,
  reglementId: string,
  annulation: Annulation,
): E.Either<RefusDAnnulation, Reglement> =>
  pipe(
    ecritureContraire(resteDeLaFacture(suivie), suivie.reglements, reglementId, annulation),
    E.filterOrElseW(
      ({ montant }) => !estEntierementCreditee(suivie) || solde(suivie) - montant <= 0,
      (): AnnulationRefusee => ({ _tag: 'AnnulationRefusee' }),
    ),
  )
