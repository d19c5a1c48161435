import { type DateCivile, joursEntre, plusJours } from '#domain/calendrier/date-civile'
import { euros, type Montant, multiplier } from '#domain/shared/montant'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { ApresCloture } from './cloture.ts'
import { type Ecriture, repartir, type Repartition, sommer } from './livre.ts'
import { MOIS_DE_L_ANNEE, moisDe, periodeDeLAnnee } from './periode.ts'

/** The receipts of the months from `premier` to `dernier`, 1 to 12, of one year, and the number of entries. */
const encaissements = (ecritures: readonly Ecriture[], premier: number, dernier: number) => {
  const siennes = ecritures.filter(({ le }) => premier <= moisDe(le) && moisDe(le) <= dernier)
  return { ...sommer(siennes.map(repartir)), ecritures: siennes.length }
}

export type Encaissements = ReturnType<typeof encaissements>

/** The receipts of a year as of `jour`, from all its entries, by month (January first), by quarter and in total, and how close they are to the legal ceilings. */
export const synthese = (annee: number, ecritures: readonly Ecriture[], jour: DateCivile) => {
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

export type Synthese = ReturnType<typeof synthese>

/** Adds the total invoiced in the year, less credit notes, and the entries recorded after the end of the year. */
export type SyntheseDuDossier = Synthese & { readonly facture: Repartition; readonly apresCloture: ApresCloture }

/** `micro`: ceiling of the micro regime. `tva`: above it the VAT franchise ends next year. `tva_majore`: above it the franchise ends at once. */
export type CodeDeSeuil = 'micro' | 'tva' | 'tva_majore'

/** A ceiling of yearly turnover, and the years it applies to, both included. It limits the total and, separately, the services. */
type Seuil = {
  readonly code: CodeDeSeuil
  readonly assiette: 'services' | 'total'
  readonly montant: Montant
  readonly du: number
  readonly au: number
  readonly fondement: string
  /** True if the figure was announced and is not law yet. */
  readonly aConfirmer: boolean
}

const FONDEMENTS = { micro: 'CGI, art. 50-0', tva: 'CGI, art. 293 B', tva_majore: 'CGI, art. 293 B' } as const

const seuil = (
  code: CodeDeSeuil,
  [services, total]: readonly [number, number],
  [du, au]: readonly [number, number],
  aConfirmer = false,
): readonly Seuil[] => {
  const commun = { code, du, au, fondement: FONDEMENTS[code], aConfirmer }
  return [
    { ...commun, assiette: 'services', montant: euros(services) },
    { ...commun, assiette: 'total', montant: euros(total) },
  ]
}

/**
 * The ceilings of the micro regime change every third year (2026 to 2028: Urssaf, 20 February 2026). The ceilings of the VAT
 * franchise are separate since 2025 (loi du 29 décembre 2023, art. 82); the single ceiling of 25 000 € voted for 2025 was
 * suspended, then given up. What they are after 2025 is not law yet.
 */
const SEUILS: readonly Seuil[] = [
  ...seuil('micro', [77_700, 188_700], [2023, 2025]),
  ...seuil('micro', [83_600, 203_100], [2026, 2028], true),
  ...seuil('tva', [36_800, 91_900], [2023, 2024]),
  ...seuil('tva', [37_500, 85_000], [2025, 2025]),
  ...seuil('tva_majore', [39_100, 101_000], [2023, 2024]),
  ...seuil('tva_majore', [41_250, 93_500], [2025, 2025]),
]

/** The ceilings of a year. A year without known ceilings takes the last known ones, marked `aConfirmer`. */
export const seuilsDe = (annee: number): readonly Seuil[] =>
  (['micro', 'tva', 'tva_majore'] as const).flatMap((code) => {
    const connus = SEUILS.filter((un) => un.code === code && un.du <= annee)
    const derniere = Math.max(...connus.map(({ du }) => du))
    return connus
      .filter(({ du }) => du === derniere)
      .map((un) => ({ ...un, aConfirmer: un.aConfirmer || annee > un.au }))
  })

/** The owner is warned from this share of a ceiling on. */
const PART_D_ALERTE = 0.8

export type NiveauDAlerte = 'loin' | 'proche' | 'atteint'

/** Compares the receipts of a year with each ceiling, as of `jour`. */
export const progresDesSeuils = (cumul: Repartition, annee: number, jour: DateCivile) => {
  const { du, au } = periodeDeLAnnee(annee)
  const duree = joursEntre(du, au) + 1
  // Elapsed days, `jour` included: at least 1, and all days of a past year.
  const ecoules = Math.max(1, joursEntre(du, jour < au ? jour : au) + 1)
  return seuilsDe(annee).map((seuil) => {
    const encaisse = cumul[seuil.assiette]
    const part = Math.max(0, encaisse) / seuil.montant
    const niveau: NiveauDAlerte = part >= 1 ? 'atteint' : part >= PART_D_ALERTE ? 'proche' : 'loin'
    const jours = Math.ceil(ecoules / part)
    return {
      seuil,
      encaisse,
      /** 0 for nothing, 1 at the ceiling, more above it. */
      part,
      niveau,
      /** Turnover of the whole year at the present pace. */
      projection: multiplier(encaisse, duree / ecoules),
      /** The day the ceiling is reached at that pace; `null` if not in this year. */
      prevuLe: jours <= duree && part < 1 ? plusJours(du, jours - 1) : null,
    }
  })
}

export type Progres = ReturnType<typeof progresDesSeuils>[number]

/** The title of an archive: business, year, day made. `cloture` is the last day of the year, or today if the year is not over. */
export type PresentationDuDossier = {
  readonly entreprise: Entreprise
  readonly annee: number
  readonly faitLe: Date
  readonly cloture: DateCivile
}
