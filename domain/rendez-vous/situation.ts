import type { Auteur, Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee, type DateProposee, datesEnAttente, derniereProposition } from './date-proposee.ts'
import type { Dossier } from './dossier.ts'

export type ASituer = Pick<Prestation, 'statut' | 'contactAvant' | 'appeleeLe'> & {
  readonly dates: readonly DateASituer[]
  readonly evenements: readonly Pick<Evenement, 'le' | 'auteur' | 'fait'>[]
}

export type DateASituer = Pick<DateProposee, 'statut' | 'debut' | 'fin' | 'expireLe' | 'proposition'>

export type Situation =
  | { readonly genre: 'appel'; readonly avant: Date; readonly enRetard: boolean }
  /** `delai`: the last proposal expired. `null`: the client was called, or dates were withdrawn. */
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
