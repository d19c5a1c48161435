import { parseDateCivile } from '#domain/calendrier/date-civile'
import {
  ACCORD_MAX,
  DESIGNATION_MAX,
  KM_MAX,
  PRIX_DE_PIECE_MAX,
  QUANTITE_MAX,
  type SaisieDeFacture,
} from '#domain/facturation/saisie'
import { MINUTES_MAX } from '#domain/facturation/temps-facture'
import { formaterMontant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { FACTURATION_ERREURS, kmMaxTexte, plafondTexte } from '../../../contents/admin-facturation-texts.ts'
import { apercuDe, lueDe, minutesDe } from './apercu.ts'
import type { Cadre } from './cadre.ts'
import { lireMontant, lireNombre } from './nombres.ts'
import type { FactureSaisie, FraisSaisi, PieceSaisie } from './saisie.ts'

/** What is wrong, by the name of the field that says so. */
export type ErreursDeFacture = Readonly<Record<string, string>>

type Erreur = readonly [champ: string, phrase: string]

const si = (faux: boolean, champ: string, phrase: string): readonly Erreur[] => (faux ? [[champ, phrase]] : [])

/** Names of the fields of a part. */
export const champsDePiece = (cle: number) => ({
  designation: `piece-${cle}-designation`,
  quantite: `piece-${cle}-quantite`,
  prix: `piece-${cle}-prix`,
  etat: `piece-${cle}-etat`,
})

export const champDeFrais = (genre: FraisSaisi['genre']): string => `frais-${genre}`

const surLaDate = (texte: string, { jours }: Cadre): readonly Erreur[] => {
  const jour = parseDateCivile(texte)
  if (E.isLeft(jour)) return [['date-execution', jour.left]]
  return [
    ...si(jour.right > jours.au, 'date-execution', FACTURATION_ERREURS.dateFuture),
    ...si(jour.right < jours.des, 'date-execution', FACTURATION_ERREURS.dateAvant),
  ]
}

const surLeTravail = (saisie: FactureSaisie, { estimation, fraisSeuls }: Cadre): readonly Erreur[] => {
  if (fraisSeuls) return []
  const minutes = minutesDe(saisie)
  const horaire = saisie.travail && estimation.typeTarif === 'horaire'
  const km = lireNombre(saisie.km, 1)
  return [
    ...si(horaire && (minutes === null || minutes <= 0), 'temps-heures', FACTURATION_ERREURS.temps),
    ...si(horaire && (minutes ?? 0) > MINUTES_MAX, 'temps-heures', FACTURATION_ERREURS.tempsMax),
    ...si(saisie.trajet === 'reel' && km === null, 'trajet-km', FACTURATION_ERREURS.km),
    ...si(saisie.trajet === 'reel' && (km ?? 0) > KM_MAX, 'trajet-km', kmMaxTexte(KM_MAX)),
  ]
}

const surUnePiece = ({ cle, designation, quantite, prix }: PieceSaisie): readonly Erreur[] => {
  const champs = champsDePiece(cle)
  const [nombre, montant] = [lireNombre(quantite), lireMontant(prix)]
  return [
    ...si(designation.trim() === '', champs.designation, FACTURATION_ERREURS.designation),
    ...si(designation.trim().length > DESIGNATION_MAX, champs.designation, FACTURATION_ERREURS.designationMax),
    ...si(nombre === null || nombre <= 0 || nombre > QUANTITE_MAX, champs.quantite, FACTURATION_ERREURS.quantite),
    ...si(montant === null || montant <= 0 || montant > PRIX_DE_PIECE_MAX, champs.prix, FACTURATION_ERREURS.prix),
  ]
}

const surUnFrais = ({ genre, coche, montant }: FraisSaisi, { plafonds }: Cadre): readonly Erreur[] => {
  if (!coche) return []
  const lu = lireMontant(montant)
  if (lu === null || lu <= 0) return [[champDeFrais(genre), FACTURATION_ERREURS.montant]]
  return si(lu > plafonds[genre], champDeFrais(genre), plafondTexte(formaterMontant(plafonds[genre])))
}

const surLeTotal = (lue: SaisieDeFacture, cadre: Cadre): readonly Erreur[] => {
  const { ecart } = apercuDe(lue, cadre)
  const { accordDepassement } = lue
  return [
    ...si(ecart > 0 && accordDepassement === '', 'accord', FACTURATION_ERREURS.accord),
    ...si(accordDepassement.length > ACCORD_MAX, 'accord', FACTURATION_ERREURS.accordMax),
  ]
}

/** The form as the server takes it, or what is to be corrected in it. */
export const verifierSaisie = (saisie: FactureSaisie, cadre: Cadre): E.Either<ErreursDeFacture, SaisieDeFacture> => {
  const lue = lueDe(saisie, cadre)
  const erreurs = [
    ...surLaDate(saisie.dateExecution, cadre),
    ...surLeTravail(saisie, cadre),
    ...(cadre.fraisSeuls ? [] : saisie.pieces.flatMap(surUnePiece)),
    ...saisie.frais.flatMap((frais) => surUnFrais(frais, cadre)),
    ...surLeTotal(lue, cadre),
  ]
  return erreurs.length > 0 ? E.left(Object.fromEntries(erreurs.toReversed())) : E.right(lue)
}
