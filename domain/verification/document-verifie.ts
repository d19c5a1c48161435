import type * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/value'
import type { Montant } from '#domain/shared/montant'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { NumeroDevis } from '#domain/prestation/reference'
import { type DossierDeDevis, estPerimee, type VersionDeDevis, versionEnVigueur } from '#domain/devis/version-de-devis'
import {
  etatDeFacture,
  type FactureDAcompteSuivie,
  type FactureSuivie,
  resteFacture,
} from '#domain/facturation/reglement'
import type { Piece } from '#domain/facturation/piece'

export const GenreDeDocument = closedList(
  'GenreDeDocument',
  ['devis', 'facture', 'acompte', 'avoir'] as const,
  'Document inconnu.',
)

export type GenreDeDocument = t.TypeOf<typeof GenreDeDocument>

/** The public state of a document: without names and payment delays. */
export const EtatDeDocument = closedList(
  'EtatDeDocument',
  [
    'a_accepter',
    'expire',
    'accepte',
    'facture',
    'refuse',
    'remplace',
    'retire',
    'annule',
    'a_payer',
    'payee',
    'annulee',
    'emis',
  ] as const,
  'État inconnu.',
)

export type EtatDeDocument = t.TypeOf<typeof EtatDeDocument>

export type DocumentVerifie = {
  readonly genre: GenreDeDocument
  readonly numero: string
  readonly version: number | null
  readonly date: DateCivile
  readonly total: Montant
  readonly etat: EtatDeDocument
}

export type DocumentScelle = { readonly scelle: string; readonly document: DocumentVerifie }

export const numeroDeVersion = (numero: NumeroDevis, version: number): string =>
  version === 1 ? numero : `${numero}-${version}`

const etatDeVersion = (etat: DossierDeDevis, version: VersionDeDevis, instant: Date): EtatDeDocument => {
  const { prestation, factureEnCours } = etat.dossier
  if (version.statut !== 'propose' && version.statut !== 'accepte') return version.statut
  if (prestation.statut === 'annulé') return 'annule'
  if (version.statut === 'propose') return estPerimee(version, instant) ? 'expire' : 'a_accepter'
  if (versionEnVigueur(etat).version !== version.version) return 'remplace'
  return factureEnCours === null ? 'accepte' : 'facture'
}

export const devisScelles = (etat: DossierDeDevis, instant: Date): readonly DocumentScelle[] =>
  etat.versions.map((version) => {
    const { numeroDevis } = etat.dossier.prestation
    return {
      scelle: numeroDeVersion(numeroDevis, version.version),
      document: {
        genre: 'devis',
        numero: numeroDevis,
        version: version.version === 1 ? null : version.version,
        date: dateParis(version.emiseLe),
        total: version.estimation.totalNet,
        etat: etatDeVersion(etat, version, instant),
      },
    }
  })

const etatPublic = (suivie: FactureSuivie, jour: DateCivile): EtatDeDocument => {
  if (resteFacture(suivie) === 0) return 'annulee'
  const etat = etatDeFacture(suivie, jour)
  return etat === 'a_payer' || etat === 'en_retard' ? 'a_payer' : 'payee'
}

const pieceScellee = ({ genre, numero, date, total }: Piece, etat: EtatDeDocument): DocumentScelle => ({
  scelle: numero,
  document: { genre, numero, version: null, date, total, etat },
})

export const piecesScellees = (suivie: FactureSuivie, jour: DateCivile): readonly DocumentScelle[] => [
  pieceScellee(suivie.facture, etatPublic(suivie, jour)),
  ...suivie.avoirs.map((avoir) => pieceScellee(avoir, 'emis')),
]

export const acomptesScelles = (suivie: FactureDAcompteSuivie): readonly DocumentScelle[] => [
  pieceScellee(suivie.facture, resteFacture(suivie) === 0 ? 'annulee' : 'payee'),
  ...suivie.avoirs.map((avoir) => pieceScellee(avoir, 'emis')),
]
