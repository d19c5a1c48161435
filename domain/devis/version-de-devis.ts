import type * as t from 'io-ts'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { NouvellePrestation, Demande } from '#domain/prestation/prestation'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { closedList } from '#domain/shared/value'
import { Estimation } from '#domain/tarification/estimation'
import { texteCanonique } from '#domain/shared/texte-canonique'
import { VALIDITE_JOURS } from './devis.ts'

/** `remplace`: a later version was proposed before any answer. `retire`: the owner withdrew it. */
export const StatutVersion = closedList(
  'StatutVersion',
  ['propose', 'accepte', 'refuse', 'remplace', 'retire'] as const,
  'Statut inconnu.',
)

export type StatutVersion = t.TypeOf<typeof StatutVersion>

export type VersionDeDevis = {
  readonly version: number
  readonly estimation: Estimation
  /** Why the quote changed; empty for the first. */
  readonly motif: string
  readonly statut: StatutVersion
  readonly emiseLe: Date
  readonly repondueLe: Date | null
  /** The text beside the button that accepted it, and that of the button; empty before the answer. */
  readonly texteAccepte: string
  /** SHA-256 of its content, in hexadecimal. */
  readonly empreinte: string
}

export type DossierDeDevis = { readonly dossier: Dossier; readonly versions: readonly VersionDeDevis[] }

export const premiereVersion = ({
  estimation,
  creeLe,
  engagement,
}: Pick<NouvellePrestation, 'estimation' | 'creeLe' | 'engagement'>): VersionDeDevis => ({
  version: 1,
  estimation,
  motif: '',
  statut: 'accepte',
  emiseLe: creeLe,
  repondueLe: creeLe,
  texteAccepte: engagement.texteAccepte,
  empreinte: engagement.empreinteDevis,
})

export const versionsRemplacees = (
  versions: readonly VersionDeDevis[],
  { version }: Pick<VersionDeDevis, 'version'>,
): readonly VersionDeDevis[] => {
  const avant = versions.filter((une) => une.version < version)
  const convenue = avant.findLast(({ statut }) => statut === 'accepte')
  return avant.filter((une, rang) => une === convenue || (rang === avant.length - 1 && une.statut === 'remplace'))
}

export const valableJusquAu = ({ emiseLe }: Pick<VersionDeDevis, 'emiseLe'>): DateCivile =>
  plusJours(dateParis(emiseLe), VALIDITE_JOURS)

export const estPerimee = (version: VersionDeDevis, instant: Date): boolean =>
  version.statut === 'propose' && valableJusquAu(version) < dateParis(instant)

export const versionEnAttente = (versions: readonly VersionDeDevis[]): VersionDeDevis | null =>
  versions.find(({ statut }) => statut === 'propose') ?? null

export const versionEnVigueur = ({ versions }: Pick<DossierDeDevis, 'versions'>): VersionDeDevis => {
  const acceptee = versions.findLast(({ statut }) => statut === 'accepte')
  if (acceptee === undefined) throw new Error('a quote without the version of its order')
  return acceptee
}

export type DevisClos = { readonly _tag: 'DevisClos' }

export const DEVIS_CLOS: DevisClos = { _tag: 'DevisClos' }

type ObjetDuDevis = Pick<Demande, 'contact' | 'adresse' | 'creneau' | 'description' | 'engagement'>

export const contenuAccepte = (
  { contact, adresse, creneau, description, engagement }: ObjetDuDevis,
  estimation: Estimation,
  emisLe: DateCivile,
  version = 1,
): string => {
  const { nom, email, telephone } = contact
  const { adresse: rue, codePostal, ville } = adresse
  return texteCanonique({
    client: { nom, email, telephone },
    acheteur: engagement.acheteur,
    adresse: { rue, codePostal, ville },
    creneau,
    description,
    emisLe,
    version,
    estimation: Estimation.encode(estimation),
  })
}
