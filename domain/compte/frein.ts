import * as E from '#fp/Either'

/** Attempts counted under one key: how many in a row, and when the last one was. */
export type Compteur = { readonly essais: number; readonly dernierLe: Date }

/** Too many attempts: how many seconds to wait. */
export type TropDEssais = { readonly _tag: 'TropDEssais'; readonly attendreS: number }

/** Attempts allowed without a wait, then the first wait and the pause after which the count restarts, both in ms. */
export type Frein = { readonly essaisLibres: number; readonly premiereAttenteMs: number; readonly oubliMs: number }

const MINUTE = 60_000

/** Failed logins of one account from one address: five in a quarter of an hour, then growing waits. */
export const FREIN_COMPTE: Frein = { essaisLibres: 5, premiereAttenteMs: MINUTE, oubliMs: 15 * MINUTE }

/** Failed logins from one address, whatever the account. */
export const FREIN_ADRESSE: Frein = { essaisLibres: 50, premiereAttenteMs: MINUTE, oubliMs: 15 * MINUTE }

/** Password resets of one account: never more than five in an hour. */
export const FREIN_REINITIALISATION: Frein = { essaisLibres: 5, premiereAttenteMs: 60 * MINUTE, oubliMs: 60 * MINUTE }

/** Password resets asked from one network address, whatever the account: mails are not sent around by the thousand. */
export const FREIN_REINITIALISATION_ADRESSE: Frein = {
  essaisLibres: 30,
  premiereAttenteMs: 60 * MINUTE,
  oubliMs: 60 * MINUTE,
}

/** The owner hears once an hour of a network address whose resets are refused. */
export const FREIN_AVIS_DE_RESEAU: Frein = { essaisLibres: 1, premiereAttenteMs: 60 * MINUTE, oubliMs: 60 * MINUTE }

/** After the last free attempt the first wait, then twice, four times… never longer than what is forgotten anyway: nobody is locked out. */
const attenteApres = ({ essaisLibres, premiereAttenteMs, oubliMs }: Frein, essais: number): number =>
  essais < essaisLibres ? 0 : Math.min(oubliMs, premiereAttenteMs * 2 ** (essais - essaisLibres))

/**
 * Counts an attempt at `instant`, or says how long to wait; a refused attempt is not counted, so that hammering does not
 * prolong the wait of the owner. `null` is a key never seen. Clocks of several instances disagree: an attempt from a
 * little ahead is one of now, from far ahead one of nobody.
 */
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

/** Mails to one address that orders and withdrawals caused, which anybody may send: ten at once, and ten an hour steadily. */
const COURRIELS_D_UN_COUP = 10
const UN_COURRIEL_MS = 6 * MINUTE

/**
 * Counts a mail, or says how long none may leave: the leaky bucket of ITU-T I.371. One mail fades every six minutes, and
 * `dernierLe` moves on by whole fadings only, so that mails which come steadily neither add up nor lose what was fading.
 */
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

/** Uncounts an attempt that succeeded, or that was refused for another reason. */
export const rendreEssai = (compteur: Compteur | null, instant: Date): Compteur =>
  compteur === null
    ? { essais: 0, dernierLe: instant }
    : { essais: Math.max(0, compteur.essais - 1), dernierLe: compteur.dernierLe }
