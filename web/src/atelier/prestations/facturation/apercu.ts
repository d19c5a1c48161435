import * as E from '#fp/Either'
import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import { composerLignes, totalDesLignes } from '#domain/facturation/composer-lignes'
import { estDeFraisSeuls, type LigneFacturee } from '#domain/facturation/ligne-facturee'
import { compteDouble, type EcartDeJour, ecartDeJour, ligneAuProrata } from '#domain/facturation/travail-facture'
import { heuresFacturees, type PieceDetacheeEnCours, type SaisieEnCours } from '#domain/facturation/saisie'
import type { Prorata } from '#domain/retractation/prorata'
import { centimes, type Montant } from '#domain/shared/montant'
import { lireMontant, lireNombre } from '../../nombres.ts'
import { type Cadre, deduitDe } from './cadre.ts'
import type { FactureSaisie, PieceSaisie } from './saisie.ts'

/** Minutes at work as typed; `null` while they cannot be read. */
export const minutesDe = ({ heures, minutes }: Pick<FactureSaisie, 'heures' | 'minutes'>): number | null => {
  const [h, m] = [lireNombre(heures === '' ? '0' : heures), lireNombre(minutes === '' ? '0' : minutes)]
  return h === null || m === null || !Number.isInteger(h) || !Number.isInteger(m) ? null : h * 60 + m
}

/** Minutes that are charged for minutes at work. */
export const minutesFacturees = (minutes: number): number => heuresFacturees(minutes) * 60

const kmDe = ({ trajet, km }: FactureSaisie, fraisSeuls: boolean): number | null => {
  if (fraisSeuls || trajet === 'aucun') return 0
  return trajet === 'devis' ? null : (lireNombre(km, 1) ?? 0)
}

const pieceDe = ({ designation, quantite, prix, etat }: PieceSaisie): readonly PieceDetacheeEnCours[] => {
  const [nombre, prixUnitaire] = [lireNombre(quantite), lireMontant(prix)]
  return nombre === null || prixUnitaire === null || designation.trim() === ''
    ? []
    : [{ designation: designation.trim(), quantite: nombre, prixUnitaire, etat }]
}

const jourDe = (texte: string, sinon: DateCivile): DateCivile => {
  const jour = parseDateCivile(texte)
  return E.isRight(jour) ? jour.right : sinon
}

/** Minutes done before a withdrawal, as typed; `null` while they cannot be read. */
export const minutesFaitesDe = ({ minutes }: Pick<FactureSaisie, 'minutes'>): number | null =>
  minutesDe({ heures: '', minutes })

/** Of the work that a withdrawal ended, its minutes alone. */
const lueAuProrata = (saisie: FactureSaisie, cadre: Cadre): SaisieEnCours => ({
  dateExecution: jourDe(saisie.dateExecution, cadre.jours.propose),
  travail: true,
  minutes: minutesFaitesDe(saisie),
  kmAllerRetour: 0,
  pieces: [],
  frais: [],
  accordDepassement: '',
})

const lueDuDevis = (saisie: FactureSaisie, cadre: Cadre): SaisieEnCours => ({
  dateExecution: jourDe(saisie.dateExecution, cadre.jours.propose),
  travail: saisie.travail && !cadre.fraisSeuls,
  minutes: cadre.estimation.typeTarif === 'horaire' ? minutesDe(saisie) : null,
  kmAllerRetour: kmDe(saisie, cadre.fraisSeuls),
  pieces: cadre.fraisSeuls ? [] : saisie.pieces.flatMap(pieceDe),
  frais: saisie.frais.flatMap(({ genre, coche, montant }) => {
    const lu = coche && !cadre.sansFrais ? lireMontant(montant) : null
    return lu === null ? [] : [{ genre, montant: lu }]
  }),
  accordDepassement: saisie.accord.trim(),
})

/** What can be read of the form already; what is half typed is left out. */
export const lueDe = (saisie: FactureSaisie, cadre: Cadre): SaisieEnCours =>
  cadre.prorata === null ? lueDuDevis(saisie, cadre) : lueAuProrata(saisie, cadre)

/** The invoice as it would stand, and how far it is from the price that the client accepted; `null` of fees alone. */
export type Apercu = {
  readonly lignes: readonly LigneFacturee[]
  readonly total: Montant
  readonly ecart: Montant | null
  /** The work was done on a day whose price is not that of the agreed one. */
  readonly ecartDeJour: EcartDeJour | null
  /** Received already, and deducted. */
  readonly recu: Montant
  /** What is left to pay once what was received is deducted; below zero, to give back. */
  readonly reste: Montant
}

const lignesAuProrata = (prorata: Prorata, { minutes }: SaisieEnCours): readonly LigneFacturee[] =>
  minutes === null || minutes <= 0 ? [] : [ligneAuProrata(prorata, minutes)]

/** By the same rules as the server, which decides. */
export const apercuDe = (lue: SaisieEnCours, cadre: Cadre): Apercu => {
  const { estimation, majore, totalAccepte, prorata, fraisSeuls } = cadre
  const lignes =
    prorata === null
      ? composerLignes({ estimation }, lue, compteDouble(majore, lue.dateExecution))
      : lignesAuProrata(prorata, lue)
  const total = totalDesLignes(lignes)
  const recu = deduitDe(total, cadre)
  return {
    lignes,
    total,
    ecart: fraisSeuls || estDeFraisSeuls(lignes) ? null : centimes(total - totalAccepte),
    ecartDeJour: prorata === null && lue.travail ? ecartDeJour(majore, lue.dateExecution) : null,
    recu,
    reste: centimes(total - recu),
  }
}
