import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { centimes, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { type Annulation, ecritureContraire } from './annuler-reglement.ts'
import { depassePlafond, type NouvelleEcriture, type SaisieDeReglement } from './enregistrer-reglement.ts'
import { PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import type { Reglement } from './reglement.ts'
import { detenuEnTout } from './reporter.ts'
import { type Part, recuEnTout, ventesDuMouvement } from './ventes.ts'

/** The invoice stands: it takes the money from now on. */
export type CommandeFacturee = { readonly _tag: 'CommandeFacturee'; readonly numero: NumeroPiece }

/** Nothing, more than what is left of the agreed price, or more back than was received. */
export type MontantDAcompteRefuse = {
  readonly _tag: 'MontantDAcompteRefuse'
  readonly reste: Montant
  readonly recu: Montant
}

/** The balance changed since it was read: what was to be written may be written already. */
export type AcomptesChanges = { readonly _tag: 'AcomptesChanges'; readonly recu: Montant }

/** Received before the order, or not yet. */
export type DateDAcompteRefusee = { readonly _tag: 'DateDAcompteRefusee'; readonly des: DateCivile }

/** More in cash for the order than the law allows. */
export type PlafondDAcompteEnEspeces = { readonly _tag: 'PlafondDAcompteEnEspeces'; readonly plafond: Montant }

export type RefusDAcompte =
  | CommandeFacturee
  | AcomptesChanges
  | MontantDAcompteRefuse
  | DateDAcompteRefusee
  | PlafondDAcompteEnEspeces

/** The invoice that took it over. */
export type AcompteRepris = { readonly _tag: 'AcompteRepris'; readonly numero: NumeroPiece }

/** No such entry, or it is undone. */
export type AcompteInconnu = { readonly _tag: 'AcompteInconnu' }

/** Part of it was given back. */
export type AcompteRendu = { readonly _tag: 'AcompteRendu'; readonly recu: Montant }

export type RefusDAnnulationDAcompte = AcompteRepris | AcompteInconnu | AcompteRendu

/** The agreed price, and the parts in it. */
const prixConvenu = (aFacturer: DossierAFacturer): Part => {
  const total = totalAccepte(aFacturer)
  const pieces = aFacturer.dossier.prestation.estimation.lignes
    .filter(({ nature }) => nature === 'piece')
    .reduce((somme, { montant }) => somme + montant, 0)
  return { total, ventes: centimes(Math.min(total, pieces)) }
}

/** What may still be received before the invoice, which takes over what earlier ones hold; nothing of a cancelled order, whose money can only go back. */
export const acompteMax = (aFacturer: DossierAFacturer): Montant =>
  aFacturer.dossier.prestation.statut === 'annulé' || factureEnCours(aFacturer.factures) !== null
    ? centimes(0)
    : centimes(
        Math.max(0, totalAccepte(aFacturer) - recuEnTout(aFacturer.acomptes).total - detenuEnTout(aFacturer.factures)),
      )

const montantRefuse = (aFacturer: DossierAFacturer, montant: Montant): MontantDAcompteRefuse | null => {
  const [reste, recu] = [acompteMax(aFacturer), recuEnTout(aFacturer.acomptes).total]
  const admis = montant > 0 ? montant <= reste : montant < 0 && recu + montant >= 0
  return admis ? null : { _tag: 'MontantDAcompteRefuse', reste, recu }
}

/** With those of the invoices that were given back: cash is limited for the order as a whole. */
const ecrituresDe = ({ acomptes, factures }: DossierAFacturer): readonly Reglement[] => [
  ...factures.flatMap(({ reglements }) => reglements),
  ...acomptes,
]

/** `recuAttendu` is what was received when the owner read it; `null` when nobody says. */
export type SaisieDAcompte = SaisieDeReglement & { readonly recuAttendu: Montant | null }

/** Money received before there is an invoice, up to the agreed price, or, below zero, given back. */
export const enregistrerAcompte = (
  aFacturer: DossierAFacturer,
  { recuAttendu, ...saisie }: SaisieDAcompte,
  { id, instant, jour }: NouvelleEcriture,
): E.Either<RefusDAcompte, Reglement> => {
  const enCours = factureEnCours(aFacturer.factures)
  if (enCours !== null) return E.left({ _tag: 'CommandeFacturee', numero: enCours.facture.numero })
  const recu = recuEnTout(aFacturer.acomptes)
  if (recuAttendu !== null && recuAttendu !== recu.total) return E.left({ _tag: 'AcomptesChanges', recu: recu.total })
  const refuse = montantRefuse(aFacturer, saisie.montant)
  if (refuse !== null) return E.left(refuse)
  const des = dateParis(aFacturer.dossier.prestation.creeLe)
  if (saisie.le > jour || saisie.le < des) return E.left({ _tag: 'DateDAcompteRefusee', des })
  if (depassePlafond(ecrituresDe(aFacturer), saisie))
    return E.left({ _tag: 'PlafondDAcompteEnEspeces', plafond: PLAFOND_ESPECES })
  const ventes = ventesDuMouvement(prixConvenu(aFacturer), recu, saisie.montant)
  return E.right({ ...saisie, ventes, id, annule: null, enregistreLe: instant.toISOString() })
}

/** Undoes a slip while no invoice has taken it over, unless that money went back already. */
export const annulerAcompte = (
  aFacturer: DossierAFacturer,
  acompteId: string,
  annulation: Annulation,
): E.Either<RefusDAnnulationDAcompte, Reglement> => {
  const enCours = factureEnCours(aFacturer.factures)
  if (enCours !== null) return E.left({ _tag: 'AcompteRepris', numero: enCours.facture.numero })
  const { total: recu } = recuEnTout(aFacturer.acomptes)
  return pipe(
    ecritureContraire(prixConvenu(aFacturer), aFacturer.acomptes, acompteId, annulation),
    E.mapLeft((): RefusDAnnulationDAcompte => ({ _tag: 'AcompteInconnu' })),
    E.filterOrElse(
      ({ montant }) => recu + montant >= 0,
      (): RefusDAnnulationDAcompte => ({ _tag: 'AcompteRendu', recu }),
    ),
  )
}
