import * as t from 'io-ts'

/** A content that was sent and the key it was sent with. */
export const Envoi = t.readonly(t.strict({ cle: t.string, contenu: t.string }))

export type Envoi = t.TypeOf<typeof Envoi>

/** More than anybody corrects within one order. */
const ENVOIS_MAX = 8

/**
 * The same content always goes with the same key, so that a press repeated after a double click, a reload or a lost
 * answer is one order; another content, price included, is another order and draws its own key.
 */
export const envoiPour = (envois: readonly Envoi[], contenu: string, tirer: () => string): Envoi =>
  envois.find((envoi) => envoi.contenu === contenu) ?? { cle: tirer(), contenu }

export const retenir = (envois: readonly Envoi[], envoi: Envoi): readonly Envoi[] =>
  [envoi, ...envois.filter((autre) => autre.cle !== envoi.cle)].slice(0, ENVOIS_MAX)

/** 128 random bits; `crypto.randomUUID` is missing from pages served without TLS. */
export const tirerCle = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => octet.toString(16).padStart(2, '0')).join('')
