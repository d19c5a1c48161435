import { type DateCivile, joursEntre, plusJours } from '#domain/calendrier/date-civile'
import { euros, type Montant, multiplier } from '#domain/shared/montant'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { ApresCloture } from './cloture.ts'
import { ajouter, type Ecriture, repartir, type Repartition, RIEN } from './livre.ts'
import { MOIS_DE_L_ANNEE, moisDe, periodeDeLAnnee } from './periode.ts'

/** The receipts of a period, and the number of entries. */
export type Encaissements = Repartition & { readonly ecritures: number }

/** The receipts of the months from `premier` to `dernier`, 1 to 12, of one year. */
const encaissements = (ecritures: readonly Ecriture[], premier: number, dernier: number): Encaissements => {
  const siennes = ecritures.filter(({ le }) => premier <= moisDe(le) && moisDe(le) <= dernier)
  return { ...siennes.map(repartir).reduce(ajouter, RIEN), ecritures: siennes.length }
}

/** The receipts of a year by month, by quarter and in total, and how close they are to the legal ceilings. */
export type Synthese = {
  readonly annee: number
  /** January first. */
  readonly mois: readonly Encaissements[]
  readonly trimestres: readonly Encaissements[]
  readonly total: Encaissements
  readonly seuils: readonly Progres[]
}

/** Adds the total invoiced in the year, less credit notes, and the entries recorded after the end of the year. */
export type SyntheseDuDossier = Synthese & { readonly facture: Repartition; readonly apresCloture: ApresCloture }

/** The receipts of a year as of `jour`, from all its entries. */
export const synthese = (annee: number, ecritures: readonly Ecriture[], jour: DateCivile): Synthese => {
  const total = encaissements(ecritures, 1, 12)
  return {
    annee,
    mois: MOIS_DE_L_ANNEE.map((mois) => encaissements(ecritures, mois, mois)),
    // As the business declares them.
    trimestres: [1, 4, 7, 10].map((premier) => encaissements(ecritures, premier, premier + 2)),
    total,
    seuils: progresDesSeuils(total, annee, jour),
  }
}

/** `micro`: ceiling of the micro regime. `tva`: above it the VAT franchise ends next year. `tva_majore`: above it the franchise ends at once. */
export type CodeDeSeuil = 'micro' | 'tva' | 'tva_majore'

/** A ceiling of yearly turnover, and the years it applies to. It limits the total and, separately, the services. */
type Seuil = {
  readonly code: CodeDeSeuil
  readonly assiette: 'services' | 'total'
  readonly montant: Montant
  readonly du: number
  /** Last year, inclusive; `null` while it is in force. */
  readonly au: number | null
  readonly fondement: string
  /** True if the figure was announced and is not law yet. */
  readonly aConfirmer: boolean
}

const MICRO = 'CGI, art. 50-0'
const FRANCHISE = 'CGI, art. 293 B'

const seuil = (
  code: CodeDeSeuil,
  [services, total]: readonly [number, number],
  [du, au]: readonly [number, number | null],
  fondement: string,
  aConfirmer = false,
): readonly Seuil[] => [
  { code, assiette: 'services', montant: euros(services), du, au, fondement, aConfirmer },
  { code, assiette: 'total', montant: euros(total), du, au, fondement, aConfirmer },
]

/**
 * The ceilings of the micro regime change every third year (2026 to 2028: Urssaf, 20 February 2026). The ceilings of the VAT
 * franchise are separate since 2025 (loi du 29 décembre 2023, art. 82); the single ceiling of 25 000 € voted for 2025 was
 * suspended, then given up.
 */
const SEUILS: readonly Seuil[] = [
  ...seuil('micro', [77_700, 188_700], [2023, 2025], MICRO),
  ...seuil('micro', [83_600, 203_100], [2026, 2028], MICRO, true),
  ...seuil('tva', [36_800, 91_900], [2023, 2024], FRANCHISE),
  ...seuil('tva_majore', [39_100, 101_000], [2023, 2024], FRANCHISE),
  ...seuil('tva', [37_500, 85_000], [2025, 2025], FRANCHISE),
  ...seuil('tva', [37_500, 85_000], [2026, null], FRANCHISE, true),
  ...seuil('tva_majore', [41_250, 93_500], [2025, 2025], FRANCHISE),
  ...seuil('tva_majore', [41_250, 93_500], [2026, null], FRANCHISE, true),
]

const estEnVigueur =
  (annee: number) =>
  ({ du, au }: Seuil): boolean =>
    du <= annee && (au === null || annee <= au)

/** The ceilings of a year. A year without known ceilings takes the last known ones, marked `aConfirmer`. */
export const seuilsDe = (annee: number): readonly Seuil[] =>
  (['micro', 'tva', 'tva_majore'] as const).flatMap((code) => {
    const connus = SEUILS.filter((un) => un.code === code)
    const enVigueur = connus.filter(estEnVigueur(annee))
    if (enVigueur.length > 0) return enVigueur
    const derniere = Math.max(...connus.filter(({ du }) => du <= annee).map(({ du }) => du))
    return connus.filter(({ du }) => du === derniere).map((un) => ({ ...un, aConfirmer: true }))
  })

/** The owner is warned from this share of a ceiling on. */
const PART_D_ALERTE = 0.8

export type NiveauDAlerte = 'loin' | 'proche' | 'atteint'

/** How close the turnover is to a ceiling. `projection`: turnover of the whole year at the present pace. `prevuLe`: the day the ceiling is reached at that pace. */
export type Progres = {
  readonly seuil: Seuil
  readonly encaisse: Montant
  /** 0 for nothing, 1 at the ceiling, more above it. */
  readonly part: number
  readonly niveau: NiveauDAlerte
  readonly projection: Montant
  readonly prevuLe: DateCivile | null
}

const niveauDe = (part: number): NiveauDAlerte => {
  if (part >= 1) return 'atteint'
  return part >= PART_D_ALERTE ? 'proche' : 'loin'
}

/** Elapsed days of the year, `jour` included: at least 1, and all days of a past year. */
const joursEcoules = (annee: number, jour: DateCivile): number => {
  const { du, au } = periodeDeLAnnee(annee)
  return Math.max(1, joursEntre(du, jour < au ? jour : au) + 1)
}

const progres = (seuil: Seuil, encaisse: Montant, annee: number, jour: DateCivile): Progres => {
  const { du, au } = periodeDeLAnnee(annee)
  const ecoules = joursEcoules(annee, jour)
  const part = Math.max(0, encaisse) / seuil.montant
  const jours = Math.ceil(ecoules / part)
  const prevu = jours <= joursEntre(du, au) + 1 && part < 1 ? plusJours(du, jours - 1) : null
  return {
    seuil,
    encaisse,
    part,
    niveau: niveauDe(part),
    projection: multiplier(encaisse, (joursEntre(du, au) + 1) / ecoules),
    prevuLe: prevu,
  }
}

/** Compares the receipts of a year with each ceiling, as of `jour`. */
export const progresDesSeuils = (cumul: Repartition, annee: number, jour: DateCivile): readonly Progres[] =>
  seuilsDe(annee).map((seuil) => progres(seuil, cumul[seuil.assiette], annee, jour))

/** The title of an archive: business, year, day made. `cloture` is the last day of the year, or today if the year is not over. */
export type PresentationDuDossier = {
  readonly entreprise: Entreprise
  readonly annee: number
  readonly faitLe: Date
  readonly cloture: DateCivile
}
