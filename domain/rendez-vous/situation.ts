import { formaterDate, formaterInstant } from '../calendrier/formater-date.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { Auteur, Evenement } from '../prestation/evenement.ts'
import type { Prestation } from '../prestation/prestation.ts'
import { fr } from '../shared/typographie.ts'
import { dateAcceptee, type DateProposee, datesEnAttente, derniereProposition } from './date-proposee.ts'
import type { Dossier } from './dossier.ts'

type ASituer = Pick<Prestation, 'statut' | 'contactAvant' | 'appeleeLe'> & {
  readonly dates: readonly DateASituer[]
  readonly evenements: readonly Pick<Evenement, 'le' | 'auteur' | 'fait'>[]
}

type DateASituer = Pick<DateProposee, 'statut' | 'debut' | 'fin' | 'expireLe' | 'proposition'>

export type Situation =
  | { readonly genre: 'appel'; readonly avant: Date; readonly enRetard: boolean }
  /** `delai`: the last proposal expired. `null`: the client was called, or the dates were withdrawn. */
  | { readonly genre: 'date_a_proposer'; readonly raison: 'delai' | 'refus' | null; readonly nombre: number }
  | { readonly genre: 'reponse'; readonly nombre: number; readonly avant: Date }
  | { readonly genre: 'convenue'; readonly debut: Date }
  | { readonly genre: 'passee'; readonly debut: Date }
  | { readonly genre: 'en_cours' }
  | { readonly genre: 'terminee' }
  | { readonly genre: 'annulee'; readonly par: Auteur; readonly le: Date | null }
  | { readonly genre: 'retractee'; readonly le: Date }

const aProposer = ({ dates, contactAvant, appeleeLe }: ASituer, maintenant: Date): Situation => {
  if (dates.length === 0 && appeleeLe === null) {
    return { genre: 'appel', avant: contactAvant, enRetard: contactAvant < maintenant }
  }
  const dernieres = derniereProposition(dates)
  const refusee = dernieres.some(({ statut }) => statut === 'refuse')
  const expiree = dernieres.some(({ statut }) => statut === 'expire' || statut === 'propose')
  const raison = refusee ? 'refus' : expiree ? 'delai' : null
  return { genre: 'date_a_proposer', raison, nombre: dernieres.length }
}

const attendue = (dates: readonly DateASituer[], maintenant: Date): Situation | null => {
  const enAttente = datesEnAttente(dates, maintenant)
  const [premiere] = enAttente
  return premiere === undefined ? null : { genre: 'reponse', nombre: enAttente.length, avant: premiere.expireLe }
}

const enAttente = (prestation: ASituer, maintenant: Date): Situation => {
  const convenue = dateAcceptee(prestation.dates)
  if (convenue === null) return attendue(prestation.dates, maintenant) ?? aProposer(prestation, maintenant)
  return { genre: convenue.fin <= maintenant ? 'passee' : 'convenue', debut: convenue.debut }
}

const enCours = ({ dates }: ASituer, maintenant: Date): Situation => {
  const convenue = dateAcceptee(dates)
  if (convenue === null) return attendue(dates, maintenant) ?? { genre: 'en_cours' }
  return convenue.debut > maintenant ? { genre: 'convenue', debut: convenue.debut } : { genre: 'en_cours' }
}

const finDe = ({ statut, evenements }: ASituer): Situation => {
  const fin = evenements.findLast(
    ({ fait }) =>
      fait.genre === 'annulation' || fait.genre === 'retractation' || (fait.genre === 'statut' && fait.vers === statut),
  )
  if (fin?.fait.genre === 'retractation') return { genre: 'retractee', le: fin.le }
  if (statut === 'terminé') return { genre: 'terminee' }
  return { genre: 'annulee', par: fin?.auteur ?? 'systeme', le: fin?.le ?? null }
}

export const situation = (prestation: ASituer, maintenant: Date): Situation => {
  switch (prestation.statut) {
    case 'en_attente':
      return enAttente(prestation, maintenant)
    case 'en_cours':
      return enCours(prestation, maintenant)
    case 'terminé':
    case 'annulé':
      return finDe(prestation)
  }
}

export const situationDuDossier = (
  { prestation, dates }: Pick<Dossier, 'prestation' | 'dates'>,
  evenements: ASituer['evenements'],
  maintenant: Date,
): Situation => situation({ ...prestation, dates, evenements }, maintenant)

export const situationALaCommande = (prestation: Prestation): Situation =>
  situation({ ...prestation, dates: [], evenements: [] }, prestation.creeLe)

type Genre = Situation['genre']

type Phrases = { readonly [G in Genre]: (situation: Extract<Situation, { readonly genre: G }>) => string }

const jour = (instant: Date): string => formaterDate(dateParis(instant))

const datesAttendent = (nombre: number): string =>
  nombre === 1 ? 'Une date attend votre réponse' : `${nombre} dates attendent votre réponse`

const annulee = (par: string, le: Date | null): string => `Annulée${par}${le === null ? '' : ` le ${jour(le)}`}`

const PAR_QUI_POUR_LE_CLIENT = { client: ' par vous', entreprise: ' par l’atelier', systeme: '' } as const
const PAR_QUI_POUR_L_ENTREPRISE = { client: ' par le client', entreprise: ' par vous', systeme: '' } as const

const COMMUNES = {
  convenue: ({ debut }: { readonly debut: Date }) => `Rendez-vous convenu le ${formaterInstant(debut)}`,
  en_cours: () => 'Intervention en cours',
  terminee: () => 'Intervention terminée',
}

const AUTRE_DATE = 'nous vous en proposons une autre'

const POUR_LE_CLIENT: Phrases = {
  ...COMMUNES,
  appel: ({ avant, enRetard }) =>
    enRetard
      ? `Notre appel a du retard : il était promis avant le ${formaterInstant(avant)}`
      : `Nous vous appelons avant le ${formaterInstant(avant)}`,
  date_a_proposer: ({ raison, nombre }) => {
    if (raison === null) return 'Nous vous proposons bientôt une date'
    if (raison === 'refus') return nombre === 1 ? `Date refusée : ${AUTRE_DATE}` : `Dates refusées : ${AUTRE_DATE}`
    return nombre === 1
      ? `La date proposée n’est plus réservée : ${AUTRE_DATE}`
      : `Les dates proposées ne sont plus réservées : ${AUTRE_DATE}`
  },
  reponse: ({ nombre, avant }) => `${datesAttendent(nombre)}, avant le ${formaterInstant(avant)}`,
  passee: ({ debut }) => `Votre rendez-vous du ${formaterInstant(debut)} est passé`,
  annulee: ({ par, le }) => annulee(PAR_QUI_POUR_LE_CLIENT[par], le),
  retractee: ({ le }) => `Annulée par votre rétractation du ${jour(le)}`,
}

export const DATE_A_PROPOSER = 'Date à proposer'

const POUR_L_ENTREPRISE: Phrases = {
  ...COMMUNES,
  appel: ({ avant, enRetard }) =>
    enRetard
      ? `Appel en retard : promis avant le ${formaterInstant(avant)}`
      : `À appeler avant le ${formaterInstant(avant)}`,
  date_a_proposer: ({ raison }) => {
    if (raison === null) return DATE_A_PROPOSER
    return `${DATE_A_PROPOSER} : ${raison === 'refus' ? 'le client a refusé' : 'restée sans réponse'}`
  },
  reponse: ({ nombre, avant }) =>
    `${nombre === 1 ? 'Réponse attendue' : `Réponse attendue sur ${nombre} dates`} avant le ${formaterInstant(avant)}`,
  passee: ({ debut }) => `Rendez-vous du ${formaterInstant(debut)} passé`,
  annulee: ({ par, le }) => annulee(PAR_QUI_POUR_L_ENTREPRISE[par], le),
  retractee: ({ le }) => `Annulée par la rétractation du client, le ${jour(le)}`,
}

export const formaterSituation = (situation: Situation, lecteur: 'client' | 'entreprise'): string => {
  const phrases = lecteur === 'client' ? POUR_LE_CLIENT : POUR_L_ENTREPRISE
  // TypeScript cannot see that each `genre` gets its own function.
  return fr((phrases[situation.genre] as (une: Situation) => string)(situation))
}
