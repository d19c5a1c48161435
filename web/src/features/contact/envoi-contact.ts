import type { FormulaireRefuse } from '#adapters/http/contract/pages'
import type { CallFailure } from '../../api/reply.ts'
import { type Alerte, alerteDeLEchec, alerteDesChamps, alerteDuServeur } from './alerte.ts'
import { type ChampContact, type ErreursContact, erreursDe } from './saisie-contact.ts'

/** How far a message is; what it says stays in the fields until it is sent. */
export type EnvoiContact = {
  readonly etape: 'saisie' | 'en_cours' | 'envoye'
  readonly erreurs: ErreursContact
  readonly alerte: Alerte | null
}

const SANS_FAUTE = { erreurs: {}, alerte: null } as const

export const SAISIE: EnvoiContact = { etape: 'saisie', ...SANS_FAUTE }
export const EN_COURS: EnvoiContact = { etape: 'en_cours', ...SANS_FAUTE }
export const ENVOYE: EnvoiContact = { etape: 'envoye', ...SANS_FAUTE }

export const refuseParLesChamps = (erreurs: ErreursContact): EnvoiContact => ({
  etape: 'saisie',
  erreurs,
  alerte: alerteDesChamps(erreurs),
})

const sansReponseUtile = (alerte: Alerte): EnvoiContact => ({ etape: 'saisie', erreurs: {}, alerte })

const aucune = (erreurs: ErreursContact): boolean => Object.keys(erreurs).length === 0

/** What the page shows when it was sent back by a server that received the form without JavaScript. */
export const renvoye = ({ champs, message }: FormulaireRefuse): EnvoiContact => {
  const erreurs = erreursDe(champs)
  return aucune(erreurs) ? sansReponseUtile(alerteDuServeur(message)) : refuseParLesChamps(erreurs)
}

/** What it shows when the call failed. */
export const echoue = (echec: CallFailure): EnvoiContact => {
  const erreurs = echec._tag === 'Refus' ? erreursDe(echec.champs) : {}
  return aucune(erreurs) ? sansReponseUtile(alerteDeLEchec(echec)) : refuseParLesChamps(erreurs)
}

/** A field that is being corrected is no longer at fault, and a success is no longer the news. */
export const corrige = (envoi: EnvoiContact, champ: ChampContact): EnvoiContact => {
  if (envoi.etape === 'envoye') return SAISIE
  if (envoi.erreurs[champ] === undefined) return envoi
  const { [champ]: _corrige, ...erreurs } = envoi.erreurs
  return { ...envoi, erreurs, alerte: aucune(erreurs) ? null : envoi.alerte }
}
