import * as t from 'io-ts'
import { jourMajoreConvenu, totalConvenu } from '#domain/devis/prix-convenu'
import {
  type DossierDeDevis,
  estPerimee,
  StatutVersion,
  valableJusquAu,
  type VersionDeDevis,
  versionEnVigueur,
} from '#domain/devis/version-de-devis'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { centimes } from '#domain/shared/montant'
import { Euros } from './euros.ts'
import { EstimationReply, estimationReply } from './estimation-reply.ts'
import { MoyensReply } from './prestation-reply.ts'

const VersionReply = t.readonly(
  t.strict({
    version: t.number,
    statut: StatutVersion,
    /** It waits, but too late to accept it. */
    perimee: t.boolean,
    /** Civil dates. */
    emisLe: t.string,
    valableJusquAu: t.string,
    motif: t.string,
    /** An instant in ISO 8601. */
    repondueLe: t.union([t.string, t.null]),
    estimation: EstimationReply,
    /** What is paid under it: on the agreed day when labour counts double on it, else on an ordinary one. */
    totalConvenu: Euros,
  }),
)

export type VersionReply = t.TypeOf<typeof VersionReply>

/** A quote with all its versions, oldest first. */
export const DevisReply = t.readonly(
  t.strict({
    prestation: t.readonly(t.strict({ id: t.string, reference: t.string, service: t.string, version: t.number })),
    numero: t.string,
    /** The version whose price is the one agreed upon. */
    enVigueur: t.number,
    /** The agreed day when labour counts double on it, else `null`. */
    jourMajore: t.union([CodecDateCivile, t.null]),
    /** Nothing more is answered of a prestation that is done or cancelled. */
    close: t.boolean,
    /** Where remote work is paid to; `null` of work on site. */
    moyensDePaiement: t.union([MoyensReply, t.null]),
    /** What was paid already, without an invoice. */
    dejaVerse: Euros,
    versions: t.readonlyArray(VersionReply),
  }),
)

export type DevisReply = t.TypeOf<typeof DevisReply>

const versionReply =
  (instant: Date, jour: DateCivile | null) =>
  (version: VersionDeDevis): VersionReply => ({
    version: version.version,
    statut: version.statut,
    perimee: estPerimee(version, instant),
    emisLe: dateParis(version.emiseLe),
    valableJusquAu: valableJusquAu(version),
    motif: version.motif,
    repondueLe: version.repondueLe?.toISOString() ?? null,
    estimation: estimationReply(version.estimation),
    totalConvenu: totalConvenu(version.estimation, jour),
  })

export const devisReply = (
  etat: DossierDeDevis,
  instant: Date,
  moyens: MoyensDePaiement | null,
  dejaVerse = centimes(0),
): DevisReply => {
  const jourMajore = jourMajoreConvenu(etat.dossier.dates)
  const { id, reference, numeroDevis, statut, version, estimation } = etat.dossier.prestation
  return {
    prestation: { id, reference, service: estimation.service, version },
    numero: numeroDevis,
    enVigueur: versionEnVigueur(etat).version,
    jourMajore,
    close: statut === 'annulé' || statut === 'terminé',
    moyensDePaiement: moyens,
    dejaVerse,
    versions: etat.versions.map(versionReply(instant, jourMajore)),
  }
}
