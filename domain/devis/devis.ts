import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { Modalite } from '#domain/catalogue/modalite'
import type { Acheteur } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { depuis, type Mention as MentionDatee, mentionsEnVigueur } from '#domain/mentions/exigence'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Creneau } from '#domain/prestation/creneau'
import type { Reference } from '#domain/prestation/reference'
import type { Situation } from '#domain/rendez-vous/situation'
import type { Estimation, TypeTarif } from '#domain/tarification/estimation'
import { COEFFICIENT_MAJORATION } from '#domain/tarification/majoration'
import type { NumeroDevis } from '../prestation/reference.ts'

/** A legal sentence of quotes. Without `modalite` or `typeTarif` it applies to all of them. */
export type Mention = MentionDatee & { readonly modalite?: Modalite; readonly typeTarif?: TypeTarif }

export type Objet = { readonly modalite: Modalite; readonly typeTarif: TypeTarif }

export const MENTIONS_DEVIS: readonly Mention[] = [
  depuis('2014-01-01', 'tva', 'TVA non applicable, art. 293 B du CGI.', 'CGI, art. 293 B'),
  depuis('2017-03-31', 'gratuit', 'Devis gratuit.', 'Arrêté du 24 janvier 2017, art. 4'),
  depuis('2016-10-01', 'prix-nets', 'Prix nets, toutes taxes comprises.', 'Code de la consommation, art. L. 112-1'),
  depuis(
    '2016-10-01',
    'reglement-sur-place',
    'Vous ne payez rien en ligne\u00a0: règlement après l’intervention, en espèces, par virement ou PayPal (pas de chèque).',
    'Code de la consommation, art. L. 111-1',
    { modalite: 'sur_place' },
  ),
  depuis(
    '2016-10-01',
    'reglement-a-distance',
    'Intervention à distance\u00a0: règlement par virement ou PayPal, 3 jours avant la date convenue.',
    'Code de la consommation, art. L. 111-1',
    { modalite: 'a_distance' },
  ),
  depuis(
    '2016-10-01',
    'quart-heure',
    'Facturation au temps passé\u00a0: la première heure est due en entier, puis chaque quart d’heure commencé.',
    'Code de la consommation, art. L. 112-4',
    { typeTarif: 'horaire' },
  ),
  depuis(
    '2016-10-01',
    'majoration',
    `Prix d’une intervention en semaine. Le samedi, le dimanche et les jours fériés, le prix du travail est multiplié par ${COEFFICIENT_MAJORATION} (ni le déplacement, ni les pièces), jamais sans votre accord.`,
    'Code de la consommation, art. L. 111-1',
  ),
]

/** The mediator for disputes with consumers, named by the business (Code de la consommation, R. 616-1). */
const mentionDuMediateur = ({ mediateur: { nom, site } }: Pick<EntreprisePublique, 'mediateur'>): Mention =>
  depuis(
    '2016-01-01',
    'mediateur',
    `En cas de litige, vous pouvez recourir gratuitement au médiateur de la consommation\u00a0: ${nom}, ${site}.`,
    'Code de la consommation, art. L. 616-1',
  )

const concerne = ({ modalite, typeTarif }: Mention, objet: Objet): boolean =>
  (modalite ?? objet.modalite) === objet.modalite && (typeTarif ?? objet.typeTarif) === objet.typeTarif

export const mentionsAu = (mentions: readonly Mention[], jour: DateCivile, objet: Objet): readonly Mention[] =>
  mentionsEnVigueur(mentions, jour).filter((mention) => concerne(mention, objet))

export const VALIDITE_JOURS = 30

type VersionRemplacee = { readonly version: number; readonly emisLe: DateCivile }

type Remplacement = { readonly versions: readonly VersionRemplacee[]; readonly motif: string }

export type Devis = {
  readonly numero: NumeroDevis | null
  readonly reference: Reference | null
  readonly version?: number
  readonly remplace?: Remplacement
  readonly emisLe: DateCivile
  readonly valableJusquAu: DateCivile
  readonly entreprise: EntreprisePublique
  readonly client: Contact
  readonly acheteur?: Acheteur
  readonly adresse: Adresse
  readonly creneau: Creneau
  readonly description: string
  readonly estimation: Estimation
  readonly mentions: readonly Mention[]
  readonly moyens?: MoyensDePaiement
  /** The state of the order when a copy was made; absent in the quote itself. */
  readonly situation?: Situation
  readonly code?: string
}

type ContenuDevis = Omit<Devis, 'valableJusquAu' | 'mentions'>

export const composerDevis = (contenu: ContenuDevis): Devis => ({
  ...contenu,
  valableJusquAu: plusJours(contenu.emisLe, VALIDITE_JOURS),
  mentions: [
    ...mentionsAu(MENTIONS_DEVIS, contenu.emisLe, contenu.estimation),
    ...(contenu.acheteur?.type === 'professionnel' ? [] : [mentionDuMediateur(contenu.entreprise)]),
  ],
})
