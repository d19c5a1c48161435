import type { Estimation } from '#domain/tarification/estimation'
import { appliquerChoix, type ChoixUrl } from './choix-url.ts'
import { conseilTelephone } from './conseil-telephone.ts'
import type { Confirmation } from './confirmation.ts'
import type { Echec } from './echec.ts'
import { type Envoi, retenir } from './envoi.ts'
import { type Avis, ETAT_INITIAL, type Etat, estimee, type Estimee, formulaire, type Formulaire } from './etat.ts'
import { modifierSaisie, type Saisie } from './saisie.ts'
import type { Erreurs } from './verifier-saisie.ts'

export type Evenement =
  | { readonly type: 'reprendre'; readonly etat: Etat }
  | { readonly type: 'choisir'; readonly choix: ChoixUrl }
  | { readonly type: 'changer'; readonly changes: Partial<Saisie> }
  | { readonly type: 'refuser'; readonly erreurs: Erreurs }
  | { readonly type: 'calculer' }
  | { readonly type: 'echouer'; readonly echec: Echec }
  | { readonly type: 'estimer'; readonly estimation: Estimation }
  | { readonly type: 'modifier' }
  | { readonly type: 'refuser_telephone'; readonly message: string }
  | { readonly type: 'envoyer'; readonly envoi: Envoi }
  | { readonly type: 'perimer'; readonly estimation: Estimation }
  | { readonly type: 'confirmer'; readonly confirmation: Confirmation }
  | { readonly type: 'retrouver'; readonly confirmation: Confirmation }
  | { readonly type: 'prevenir'; readonly avis: Avis }
  | { readonly type: 'recommencer' }

const sansErreurs = (erreurs: Erreurs, changes: Partial<Saisie>): Erreurs =>
  Object.fromEntries(Object.entries(erreurs).filter(([champ]) => !(champ in changes)))

const dansLeFormulaire = (etat: Formulaire, evenement: Evenement): Etat => {
  switch (evenement.type) {
    case 'choisir': {
      const { choix } = evenement
      const saisie = appliquerChoix(etat.saisie, choix)
      return { ...etat, saisie, origine: choix.cle, avis: choix.inconnu ? 'service_inconnu' : etat.avis }
    }
    case 'changer': {
      const { changes } = evenement
      const saisie = modifierSaisie(etat.saisie, changes)
      return { ...etat, saisie, erreurs: sansErreurs(etat.erreurs, changes), echec: null }
    }
    case 'refuser':
      return { ...etat, erreurs: evenement.erreurs, enCours: false, echec: null, tentatives: etat.tentatives + 1 }
    case 'calculer':
      return { ...etat, erreurs: {}, echec: null, enCours: true }
    case 'echouer':
      return { ...etat, echec: evenement.echec, enCours: false, tentatives: etat.tentatives + 1 }
    case 'estimer':
      return estimee(etat, evenement.estimation, conseilTelephone(etat.saisie.telephone) !== null)
    case 'prevenir':
      return { ...etat, avis: evenement.avis }
    default:
      return etat
  }
}

/** Only the telephone is corrected on the spot: anything else would change the price. */
const corrigerTelephone = (etat: Estimee, { telephone }: Partial<Saisie>): Etat =>
  telephone === undefined
    ? etat
    : { ...etat, saisie: modifierSaisie(etat.saisie, { telephone }), erreurTelephone: null, echec: null }

const dansLEstimation = (etat: Estimee, evenement: Evenement): Etat => {
  switch (evenement.type) {
    case 'changer':
      return corrigerTelephone(etat, evenement.changes)
    case 'modifier':
      return formulaire(etat)
    case 'refuser_telephone': {
      const tentatives = etat.tentatives + 1
      return { ...etat, telephoneACorriger: true, erreurTelephone: evenement.message, enCours: false, tentatives }
    }
    case 'envoyer':
      return { ...etat, enCours: true, echec: null, envois: retenir(etat.envois, evenement.envoi) }
    case 'echouer':
      return { ...etat, echec: evenement.echec, enCours: false, tentatives: etat.tentatives + 1 }
    case 'perimer': {
      const ancienTotal = etat.estimation.totalNet
      return { ...etat, estimation: evenement.estimation, ancienTotal, enCours: false, tentatives: etat.tentatives + 1 }
    }
    case 'confirmer':
      return { ...ETAT_INITIAL, etape: 'commande', confirmation: evenement.confirmation }
    default:
      return etat
  }
}

/** Section 4, order flow, as one function of the state and what happened; what does not apply changes nothing. */
export const reduire = (etat: Etat, evenement: Evenement): Etat => {
  if (evenement.type === 'reprendre') return evenement.etat
  if (evenement.type === 'recommencer') return { ...ETAT_INITIAL, origine: etat.origine }
  if (evenement.type === 'retrouver') {
    const { saisie, origine, envois } = etat
    return { etape: 'commande', saisie, origine, envois, confirmation: evenement.confirmation }
  }
  switch (etat.etape) {
    case 'formulaire':
      return dansLeFormulaire(etat, evenement)
    case 'estimation':
      return dansLEstimation(etat, evenement)
    case 'commande':
      return evenement.type === 'modifier' ? formulaire(etat) : etat
  }
}
