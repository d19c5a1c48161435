import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { versionEnAttente, type VersionDeDevis } from '#domain/devis/version-de-devis'
import { type AttenteDeReponse, finDuDevis, type Visite } from './visite.ts'

// The rules that the agenda queries of the database must follow. Tests compare the store with them.

type DevisAttendu = NonNullable<AttenteDeReponse['devis']>

/** The next step of the owner for a prestation; `null` while the client must answer or the visit is ahead. */
export type Attente = 'contact' | 'contact_en_retard' | 'nouvelle_date'

const estOuverte = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

const estTenue = ({ statut, expireLe }: DateProposee, instant: Date): boolean =>
  statut === 'propose' && expireLe > instant

export const attendReponse = ({ dossier, date }: Visite, instant: Date): boolean =>
  estOuverte(dossier) && estTenue(date, instant)

const aUneDateEnCours = (dates: readonly DateProposee[], instant: Date): boolean =>
  dateAcceptee(dates) !== null || dates.some((date) => estTenue(date, instant))

/** `contact` until a call or a date is recorded; then `nouvelle_date` if no date is open, also after a refusal or an expiry. */
export const attenteDe = (dossier: Dossier, instant: Date): Attente | null => {
  const { prestation, dates, sequence } = dossier
  if (!estOuverte(dossier) || aUneDateEnCours(dates, instant)) return null
  if (sequence > 0) return 'nouvelle_date'
  if (prestation.statut === 'en_cours') return null
  if (prestation.appeleeLe !== null) return 'nouvelle_date'
  return prestation.contactAvant < instant ? 'contact_en_retard' : 'contact'
}

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
