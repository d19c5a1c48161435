import * as E from '#fp/Either'
import { parseDateCivile } from '#domain/calendrier/date-civile'
import { estDiagnosticOffert, fraisDeVisite } from '#domain/facturation/frais'
import {
  signesNonImprimables,
  ACCORD_MAX,
  KM_MAX,
  MINUTES_MAX,
  type SaisieDeFacture,
  type SaisieEnCours,
} from '#domain/facturation/saisie'
import { minutesAuPlus } from '#domain/facturation/travail-facture'
import type { Prorata } from '#domain/retractation/prorata'
import { formaterMontant } from '#domain/shared/montant'
import { DESIGNATION_MAX, PRIX_DE_PIECE_DETACHEE_MAX, QUANTITE_MAX } from '#domain/tarification/etat-de-piece-detachee'
import { lireMontant, lireNombre } from '../../nombres.ts'
import { apercuDe, lueDe, minutesDe, minutesFaitesDe } from './apercu.ts'
import type { Cadre } from './cadre.ts'
import type { FactureSaisie, FraisSaisi, PieceSaisie } from './saisie.ts'
import {
  cumulTexte,
  FACTURATION_ERREURS,
  FACTURATION_TEXTS,
  kmMaxTexte,
  minutesAuPlusTexte,
  plafondTexte,
  signesTexte,
} from './texts.ts'

/** What is wrong, by the name of the field that says so. */
export type ErreursDeFacture = Readonly<Partial<Record<string, string>>>

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

const surLeProrata = (saisie: FactureSaisie, prorata: Prorata): readonly Erreur[] => {
  const minutes = minutesFaitesDe(saisie)
  const maximum = minutesAuPlus(prorata)
  return [
    ...si(minutes === null || minutes <= 0, 'minutes-faites', FACTURATION_ERREURS.minutesFaites),
    ...si((minutes ?? 0) > MINUTES_MAX, 'minutes-faites', FACTURATION_ERREURS.tempsMax),
    ...(maximum === null ? [] : si((minutes ?? 0) > maximum, 'minutes-faites', minutesAuPlusTexte(maximum))),
  ]
}

/** Fees that do not go together are said on the one that is too much. */
const surLesFrais = ({ travail, frais }: SaisieEnCours, { plafonds }: Cadre): readonly Erreur[] => [
  ...si(estDiagnosticOffert({ travail, frais }), champDeFrais('diagnostic'), FACTURATION_ERREURS.diagnosticOffert),
  ...si(
    fraisDeVisite(frais) > plafonds.absence && frais.some(({ genre }) => genre === 'absence'),
    champDeFrais('preavis'),
    cumulTexte(formaterMontant(plafonds.absence)),
  ),
]

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

/** What is issued never changes: a sign that paper cannot draw is said before. */
const surLesSignes = (texte: string, champ: string): readonly Erreur[] => {
  const signes = signesNonImprimables(texte)
  return si(signes.length > 0, champ, signesTexte(signes))
}

const surUnePiece = ({ cle, designation, quantite, prix, etat }: PieceSaisie): readonly Erreur[] => {
  const champs = champsDePiece(cle)
  const [nombre, montant] = [lireNombre(quantite), lireMontant(prix)]
  return [
    ...si(designation.trim() === '', champs.designation, FACTURATION_ERREURS.designation),
    ...si(designation.trim().length > DESIGNATION_MAX, champs.designation, FACTURATION_ERREURS.designationMax),
    ...surLesSignes(designation, champs.designation),
    ...si(nombre === null || nombre <= 0 || nombre > QUANTITE_MAX, champs.quantite, FACTURATION_ERREURS.quantite),
    ...si(
      montant === null || montant <= 0 || montant > PRIX_DE_PIECE_DETACHEE_MAX,
      champs.prix,
      FACTURATION_ERREURS.prix,
    ),
    ...si(etat === null, champs.etat, FACTURATION_ERREURS.etat),
  ]
}

const surUnFrais = ({ genre, coche, montant }: FraisSaisi, { plafonds }: Cadre): readonly Erreur[] => {
  if (!coche) return []
  const lu = lireMontant(montant)
  if (lu === null || lu <= 0) return [[champDeFrais(genre), FACTURATION_ERREURS.montant]]
  return si(lu > plafonds[genre], champDeFrais(genre), plafondTexte(formaterMontant(plafonds[genre])))
}

const surLeTotal = (lue: SaisieEnCours, cadre: Cadre): readonly Erreur[] => {
  const { ecart, total } = apercuDe(lue, cadre)
  const { accordDepassement } = lue
  return [
    ...si(total <= 0, 'lignes', FACTURATION_TEXTS.aucuneLigne),
    ...si(ecart !== null && ecart > 0 && accordDepassement === '', 'accord', FACTURATION_ERREURS.accord),
    ...si(accordDepassement.length > ACCORD_MAX, 'accord', FACTURATION_ERREURS.accordMax),
    ...surLesSignes(accordDepassement, 'accord'),
  ]
}

/** As the server takes it: of every part it is said whether it is new. */
const dite = (lue: SaisieEnCours): SaisieDeFacture => ({
  ...lue,
  pieces: lue.pieces.flatMap(({ etat, ...piece }) => (etat === null ? [] : [{ ...piece, etat }])),
})

const surLeDevis = (saisie: FactureSaisie, lue: SaisieEnCours, cadre: Cadre): readonly Erreur[] => [
  ...surLaDate(saisie.dateExecution, cadre),
  ...surLeTravail(saisie, cadre),
  ...(cadre.fraisSeuls ? [] : saisie.pieces.flatMap(surUnePiece)),
  ...(cadre.sansFrais ? [] : saisie.frais.flatMap((frais) => surUnFrais(frais, cadre))),
  ...surLesFrais(lue, cadre),
  ...surLeTotal(lue, cadre),
]

/** The form as the server takes it, or what is to be corrected in it. */
export const verifierSaisie = (saisie: FactureSaisie, cadre: Cadre): E.Either<ErreursDeFacture, SaisieDeFacture> => {
  const lue = lueDe(saisie, cadre)
  const erreurs =
    cadre.prorata === null
      ? surLeDevis(saisie, lue, cadre)
      : [...surLaDate(saisie.dateExecution, cadre), ...surLeProrata(saisie, cadre.prorata)]
  // In the order of the screen, and of a field what is said first.
  const dites = erreurs.filter(([champ], rang) => erreurs.findIndex(([autre]) => autre === champ) === rang)
  return erreurs.length > 0 ? E.left(Object.fromEntries(dites)) : E.right(dite(lue))
}
