import * as E from '#fp/Either'

export type Compteur = { readonly essais: number; readonly dernierLe: Date }

export type TropDEssais = { readonly _tag: 'TropDEssais'; readonly attendreS: number }

/** A brake on attempts: the first ones are free, then each must wait. After `oubliMs` without an attempt the count restarts. */
export type Frein = { readonly essaisLibres: number; readonly premiereAttenteMs: number; readonly oubliMs: number }

const MINUTE = 60_000

/** Failed logins of one account from one network address: five in a quarter of an hour, then growing waits. */
export const FREIN_COMPTE: Frein = { essaisLibres: 5, premiereAttenteMs: MINUTE, oubliMs: 15 * MINUTE }

export const FREIN_ADRESSE: Frein = { essaisLibres: 50, premiereAttenteMs: MINUTE, oubliMs: 15 * MINUTE }

export const FREIN_REINITIALISATION: Frein = { essaisLibres: 5, premiereAttenteMs: 60 * MINUTE, oubliMs: 60 * MINUTE }

/** Password resets from one network address, whatever the account, so that nobody can send thousands of mails. */
export const FREIN_REINITIALISATION_ADRESSE: Frein = {
  essaisLibres: 30,
  premiereAttenteMs: 60 * MINUTE,
  oubliMs: 60 * MINUTE,
}

/** The owner is told at most once an hour of a network address whose resets are refused. */
export const FREIN_AVIS_DE_RESEAU: Frein = { essaisLibres: 1, premiereAttenteMs: 60 * MINUTE, oubliMs: 60 * MINUTE }

/** Each wait is twice the one before, and never longer than the time after which the count restarts: nobody is locked out. */
const attenteApres = ({ essaisLibres, premiereAttenteMs, oubliMs }: Frein, essais: number): number =>
  essais < essaisLibres ? 0 : Math.min(oubliMs, premiereAttenteMs * 2 ** (essais - essaisLibres))

/** A refused attempt is not counted, so that an attacker cannot prolong the wait. A last attempt far in the future is ignored. */
export const compterEssai = (
  frein: Frein,
  compteur: Compteur | null,
  instant: Date,
): E.Either<TropDEssais, Compteur> => {
  const ecoule = compteur === null ? Infinity : instant.getTime() - compteur.dernierLe.getTime()
  if (compteur === null || Math.abs(ecoule) >= frein.oubliMs) return E.right({ essais: 1, dernierLe: instant })
  const reste = attenteApres(frein, compteur.essais) - Math.max(0, ecoule)
  return reste > 0
    ? E.left({ _tag: 'TropDEssais', attendreS: Math.ceil(reste / 1_000) })
    : E.right({ essais: compteur.essais + 1, dernierLe: instant })
}

/** For mails that anybody can cause to one address: ten at once, then ten an hour. */
const COURRIELS_D_UN_COUP = 10
const UN_COURRIEL_MS = 6 * MINUTE

/** The leaky bucket of ITU-T I.371: `dernierLe` advances by whole leaks only, so that no part of a leak is lost. */
export const compterCourriel = (compteur: Compteur | null, instant: Date): E.Either<TropDEssais, Compteur> => {
  const ecoule = compteur === null ? Infinity : instant.getTime() - compteur.dernierLe.getTime()
  const fondus = Math.max(0, Math.floor(ecoule / UN_COURRIEL_MS))
  const duneAutreHorloge = ecoule <= -COURRIELS_D_UN_COUP * UN_COURRIEL_MS
  if (compteur === null || compteur.essais <= fondus || duneAutreHorloge)
    return E.right({ essais: 1, dernierLe: instant })
  const restants = compteur.essais - fondus
  const fonduMs = fondus * UN_COURRIEL_MS
  if (restants < COURRIELS_D_UN_COUP) {
    return E.right({ essais: restants + 1, dernierLe: new Date(compteur.dernierLe.getTime() + fonduMs) })
  }
  const fontesAttendues = restants - COURRIELS_D_UN_COUP + 1
  return E.left({
    _tag: 'TropDEssais',
    attendreS: Math.ceil((fonduMs + fontesAttendues * UN_COURRIEL_MS - ecoule) / 1_000),
  })
}

export const rendreEssai = (compteur: Compteur | null, instant: Date): Compteur =>
  compteur === null
    ? { essais: 0, dernierLe: instant }
    : { essais: Math.max(0, compteur.essais - 1), dernierLe: compteur.dernierLe }
