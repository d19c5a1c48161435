import type { Estimation } from '#domain/tarification/estimation'
import { appliquerChoix, choixDeLUrl, type ChoixUrl } from './choix-url.ts'
import { conseilTelephone } from './conseil-telephone.ts'
import type { Confirmation } from './confirmation.ts'
import type { Echec } from './echec.ts'
import { type Envoi, retenir } from './envoi.ts'
import {
  type Avis,
  type Commandee,
  ETAT_INITIAL,
  type Etat,
  estimee,
  type Estimee,
  formulaire,
  type Formulaire,
} from './etat.ts'
import { modifierSaisie, type Saisie } from './saisie.ts'
import type { Erreurs } from './verifier-saisie.ts'

export type Evenement =
  | { readonly type: 'reprendre'; readonly etat: Etat }
  | { readonly type: 'choisir'; readonly choix: ChoixUrl }
  | { readonly type: 'changer'; readonly changes: Partial<Saisie> }
  | { readonly type: 'refuser'; readonly erreurs: Erreurs }
  | { readonly type: 'calculer' }
  | { readonly type: 'echouer'; readonly echec: Echec }
  | { readonly type: 'estimer'; readonly estimation: Estimation; readonly estimationId: string | null }
  | { readonly type: 'modifier' }
  | { readonly type: 'refuser_telephone'; readonly message: string }
  | { readonly type: 'envoyer'; readonly envoi: Envoi }
  | { readonly type: 'perimer'; readonly estimation: Estimation }
  | { readonly type: 'confirmer'; readonly confirmation: Confirmation }
  | { readonly type: 'retrouver'; readonly confirmation: Confirmation }
  | { readonly type: 'prevenir'; readonly avis: Avis }
  | { readonly type: 'recommencer' }

/** One transition for each event that means something in a step; the others change nothing. */
type Table<Depart extends Etat> = {
  readonly [Type in Evenement['type']]?: (etat: Depart, evenement: Extract<Evenement, { type: Type }>) => Etat
}

const sansErreurs = (erreurs: Erreurs, changes: Partial<Saisie>): Erreurs =>
  Object.fromEntries(Object.entries(erreurs).filter(([champ]) => !(champ in changes)))

/** The address follows a chosen service: it does not wish for it again. */
const origineDe = ({ service }: Partial<Saisie>, avant: string | null): string | null =>
  service === undefined ? avant : (choixDeLUrl(service, new URLSearchParams())?.cle ?? null)

const FORMULAIRE: Table<Formulaire> = {
  choisir: (etat, { choix }) => ({
    ...etat,
    saisie: appliquerChoix(etat.saisie, choix),
    origine: choix.cle,
    avis: choix.inconnu ? 'service_inconnu' : etat.avis,
  }),
  changer: (etat, { changes }) => ({
    ...etat,
    saisie: modifierSaisie(etat.saisie, changes),
    origine: origineDe(changes, etat.origine),
    erreurs: sansErreurs(etat.erreurs, changes),
    echec: null,
    enCours: false,
  }),
  refuser: (etat, { erreurs }) => ({ ...etat, erreurs, enCours: false, echec: null, tentatives: etat.tentatives + 1 }),
  calculer: (etat) => ({ ...etat, erreurs: {}, echec: null, enCours: true }),
  echouer: (etat, { echec }) => ({ ...etat, echec, enCours: false, tentatives: etat.tentatives + 1 }),
  estimer: (etat, { estimation, estimationId }) => ({
    ...estimee(etat, estimation, conseilTelephone(etat.saisie.telephone) !== null),
    estimationId,
  }),
  prevenir: (etat, { avis }) => ({ ...etat, avis }),
}

const ESTIMATION: Table<Estimee> = {
  /** Only what leaves the price alone is changed on the spot: the telephone, and what may be ticked. */
  changer: (etat, { changes: { telephone, debutAnticipe, urgence } }) => {
    const { saisie } = etat
    if (telephone !== undefined) {
      return { ...etat, saisie: { ...saisie, telephone }, erreurTelephone: null, echec: null }
    }
    const choix = { debutAnticipe: debutAnticipe ?? saisie.debutAnticipe, urgence: urgence ?? saisie.urgence }
    return { ...etat, saisie: { ...saisie, ...choix } }
  },
  modifier: (etat) => formulaire(etat),
  refuser_telephone: (etat, { message }) => ({
    ...etat,
    telephoneACorriger: true,
    erreurTelephone: message,
    enCours: false,
    tentatives: etat.tentatives + 1,
  }),
  envoyer: (etat, { envoi }) => ({ ...etat, enCours: true, echec: null, envois: retenir(etat.envois, envoi) }),
  echouer: (etat, { echec }) => ({ ...etat, echec, enCours: false, tentatives: etat.tentatives + 1 }),
  perimer: (etat, { estimation }) => ({
    ...etat,
    estimation,
    ancienTotal: etat.estimation.totalNet,
    enCours: false,
    tentatives: etat.tentatives + 1,
  }),
}

const COMMANDE: Table<Commandee> = { modifier: (etat) => formulaire(etat) }

const TABLES = { formulaire: FORMULAIRE, estimation: ESTIMATION, commande: COMMANDE }

/** Whatever the step: the order stands on the server, wherever the person has gone meanwhile. */
const PARTOUT: Table<Etat> = {
  reprendre: (_, { etat }) => etat,
  recommencer: ({ origine }) => ({ ...ETAT_INITIAL, origine }),
  confirmer: ({ origine }, { confirmation }) => {
    const { saisie, envois } = ETAT_INITIAL
    return { etape: 'commande', saisie, origine, envois, confirmation }
  },
  retrouver: ({ saisie, origine, envois }, { confirmation }) => ({
    etape: 'commande',
    saisie,
    origine,
    envois,
    confirmation,
  }),
}

type Transition = (etat: Etat, evenement: Evenement) => Etat

/** The order flow, as one function of the state and the event. */
export const reduire = (etat: Etat, evenement: Evenement): Etat => {
  const { type } = evenement
  // The tables pair each event with its own handler, which an index by a union cannot tell.
  const transition = (PARTOUT[type] ?? TABLES[etat.etape][type]) as Transition | undefined
  return transition === undefined ? etat : transition(etat, evenement)
}
