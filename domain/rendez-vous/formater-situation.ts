import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { fr } from '#domain/shared/typographie'
import { DATE_A_PROPOSER } from './date-a-proposer.ts'
import type { Situation } from './situation.ts'

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

const POUR_L_ENTREPRISE: Phrases = {
  ...COMMUNES,
  appel: ({ avant, enRetard }) =>
    enRetard
      ? `Appel en retard : promis avant le ${formaterInstant(avant)}`
      : `À appeler avant le ${formaterInstant(avant)}`,
  date_a_proposer: ({ raison }) => {
    if (raison === null) return DATE_A_PROPOSER
    return `${DATE_A_PROPOSER} : ${raison === 'refus' ? 'le client a refusé' : 'proposition restée sans réponse'}`
  },
  reponse: ({ nombre, avant }) =>
    `${nombre === 1 ? 'Réponse attendue' : `Réponse attendue sur ${nombre} dates`} avant le ${formaterInstant(avant)}`,
  passee: ({ debut }) => `Rendez-vous du ${formaterInstant(debut)} passé`,
  annulee: ({ par, le }) => annulee(PAR_QUI_POUR_L_ENTREPRISE[par], le),
  retractee: ({ le }) => `Annulée par la rétractation du client, le ${jour(le)}`,
}

export const formaterSituation = (situation: Situation, lecteur: 'client' | 'entreprise'): string => {
  const phrases = lecteur === 'client' ? POUR_LE_CLIENT : POUR_L_ENTREPRISE
  // TypeScript does not see that each kind of situation meets its own sentence.
  return fr((phrases[situation.genre] as (une: Situation) => string)(situation))
}
