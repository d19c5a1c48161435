import type { DateCivile } from '../calendrier/date-civile.ts'
import type { Piece } from '../facturation/piece.ts'
import { closedList } from '../shared/value.ts'
import {
  dernierJour,
  type Duree,
  limiteDe,
  ANNEES_BASE_ACTIVE,
  ANNEES_CLIENT,
  ANNEES_CONTRAT,
  ANNEES_FACTURES,
  ANNEES_RETRACTATION,
  JOURS_COURRIELS,
  JOURS_TECHNIQUES,
  MOIS_AVENANT,
  MOIS_ESTIMATION,
} from './durees.ts'

export const GenreConserve = closedList(
  'GenreConserve',
  [
    'clients_sans_commande',
    'clients',
    'messages',
    'estimations',
    'avenants',
    'versions_acceptees',
    'retractations',
    'contrats',
    'factures',
    'acomptes',
    'courriels',
    'cles',
    'freins',
  ] as const,
  'Sorte inconnue.',
)

export type GenreConserve = (typeof GenreConserve.values)[number]

export type GenreDeCompte = Extract<GenreConserve, 'clients' | 'clients_sans_commande'>

type GenreAvecLeCompte = Extract<GenreConserve, 'versions_acceptees'>

export type GenreSupprime = Exclude<GenreConserve, GenreDeCompte | GenreAvecLeCompte>

export type Depart =
  | 'dernier_contact'
  | 'derniere_prestation'
  | 'dernier_message'
  | 'creation'
  | 'emission'
  | 'derniere_ecriture'
  | 'visite'
  | 'envoi'
  | 'declaration'
  | 'dernier_essai'

export type Regle = {
  readonly depart: Depart
  readonly duree: Duree
  readonly fondement: string
  /** At the end of the period, `suppression` deletes the record; `effacement` also deletes all that belongs to it, except what the law keeps; `avec_le_compte` waits for the deletion of the account. */
  readonly suite: 'suppression' | 'effacement' | 'avec_le_compte'
}

const regle = (
  depart: Depart,
  [nombre, unite]: readonly [number, Duree['unite']],
  fondement: string,
  suite: Regle['suite'] = 'suppression',
): Regle => ({ depart, duree: { unite, nombre }, fondement, suite })

const RGPD = 'RGPD, art. 5, § 1, e)'
const PRESCRIPTION = 'Code civil, art. 2224'

/** How long each kind of record is kept, and why (docs/regles/conservation.md). */
export const REGLES: Readonly<Record<GenreConserve, Regle>> = {
  clients_sans_commande: regle(
    'dernier_contact',
    [ANNEES_BASE_ACTIVE, 'annees'],
    `${RGPD}\u00a0; CNIL, référentiel de la gestion commerciale`,
    'effacement',
  ),
  clients: regle('derniere_prestation', [ANNEES_CLIENT, 'annees'], PRESCRIPTION, 'effacement'),
  messages: regle(
    'dernier_message',
    [ANNEES_BASE_ACTIVE, 'annees'],
    `${RGPD}\u00a0; CNIL, référentiel de la gestion commerciale`,
  ),
  estimations: regle('creation', [MOIS_ESTIMATION, 'mois'], RGPD),
  avenants: regle('emission', [MOIS_AVENANT, 'mois'], RGPD),
  versions_acceptees: regle('derniere_prestation', [ANNEES_CLIENT, 'annees'], PRESCRIPTION, 'avec_le_compte'),
  retractations: regle('declaration', [ANNEES_RETRACTATION, 'annees'], PRESCRIPTION),
  contrats: regle('visite', [ANNEES_CONTRAT, 'annees'], 'Code de la consommation, art. L. 213-1 et D. 213-2'),
  factures: regle('derniere_ecriture', [ANNEES_FACTURES, 'fin_d_annee'], 'Code de commerce, art. L. 123-22'),
  acomptes: regle('derniere_ecriture', [ANNEES_FACTURES, 'fin_d_annee'], 'Code de commerce, art. L. 123-22'),
  courriels: regle('envoi', [JOURS_COURRIELS, 'jours'], RGPD),
  cles: regle('creation', [JOURS_TECHNIQUES, 'jours'], RGPD),
  freins: regle('dernier_essai', [JOURS_TECHNIQUES, 'jours'], RGPD),
}

export const GENRES_A_RETIRER = GenreConserve.values.filter(
  (genre): genre is GenreDeCompte | GenreSupprime => REGLES[genre].suite !== 'avec_le_compte',
)

export const conserveJusquAu = (genre: GenreConserve, depart: DateCivile): DateCivile =>
  dernierJour(depart, REGLES[genre].duree)

export const limiteDeConservation = (genre: GenreConserve, jour: DateCivile): DateCivile =>
  limiteDe(jour, REGLES[genre].duree)

export type ConfirmationRequise = { readonly _tag: 'ConfirmationRequise' }

/** The last day on which a document is kept: 31 December of the tenth year after its issue (Code de commerce, L. 123-22). */
export const finDeConservationDePiece = ({ date }: Pick<Piece, 'date'>): DateCivile => conserveJusquAu('factures', date)
