import { valableJusquAu, versionEnAttente, type VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import { bornesDuJour } from './semaine.ts'
import { attendReponse } from './visite.ts'

export type DevisAttendu = { readonly version: number; readonly total: Montant; readonly emiseLe: Date }

export type AttenteDeReponse = { readonly dossier: Dossier; readonly devis: DevisAttendu | null }

export const finDuDevis = (devis: Pick<VersionDeDevis, 'emiseLe'>): Date => bornesDuJour(valableJusquAu(devis)).a

const devisAttendu = (
  { prestation: { statut } }: Dossier,
  versions: readonly VersionDeDevis[],
  instant: Date,
): DevisAttendu | null => {
  const version = versionEnAttente(versions)
  const ouverte = statut === 'en_attente' || statut === 'en_cours'
  if (version === null || !ouverte || finDuDevis(version) <= instant) return null
  return { version: version.version, total: version.estimation.totalNet, emiseLe: version.emiseLe }
}

export const attenteDeReponse = (
  dossier: Dossier,
  versions: readonly VersionDeDevis[],
  instant: Date,
): (AttenteDeReponse & { readonly avant: Date }) | null => {
  const devis = devisAttendu(dossier, versions, instant)
  const fins = [
    ...dossier.dates.filter((date) => attendReponse({ dossier, date }, instant)).map(({ expireLe }) => expireLe),
    ...(devis === null ? [] : [finDuDevis(devis)]),
  ]
  const [avant] = fins.toSorted((a, b) => a.getTime() - b.getTime())
  return avant === undefined ? null : { dossier, devis, avant }
}
