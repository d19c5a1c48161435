import * as t from 'io-ts'
import * as E from '#fp/Either'
import { readTab, writeTab } from '../../browser/session-storage.ts'
import { Envoi, envoiPour, retenir, tirerCle } from '../commande/envoi.ts'
import { DRAFTS } from '../session/session-store.ts'
import { ecrireBrouillon, lireBrouillon } from './brouillon.ts'

/** The keys of what is being sent: tried again, a content goes with the key it had, until it is recorded. */
export type Cles = { readonly pour: (contenu: string) => string; readonly oublier: () => void }

/** Where the contents that were tried are kept. */
type Garde = { readonly lire: () => readonly Envoi[]; readonly garder: (envois: readonly Envoi[]) => void }

export const makeCles = ({ lire, garder }: Garde, tirer: () => string = tirerCle): Cles => ({
  pour: (contenu) => {
    const envois = lire()
    const envoi = envoiPour(envois, contenu, tirer)
    garder(retenir(envois, envoi))
    return envoi.cle
  },
  oublier: () => garder([]),
})

/** Keys for the life of a page. */
export const clesDeLaPage = (): Cles => {
  const page: { envois: readonly Envoi[] } = { envois: [] }
  return makeCles({
    lire: () => page.envois,
    garder: (envois) => {
      page.envois = envois
    },
  })
}

const Envois = t.readonlyArray(Envoi)

const lireEnvois = (texte: string): readonly Envoi[] => {
  try {
    const envois = Envois.decode(JSON.parse(texte))
    return E.isRight(envois) ? envois.right : []
  } catch {
    return []
  }
}

/** Keys that outlive a reload, as the text does that they are for. `de` is the address of who writes. */
export const clesDeLOnglet = (nom: string, de: string): Cles => {
  const cle = `${DRAFTS}envoi.${nom}`
  return makeCles({
    lire: () => lireEnvois(lireBrouillon(readTab(cle), de)),
    garder: (envois) => writeTab(cle, envois.length === 0 ? '' : ecrireBrouillon(de, JSON.stringify(envois))),
  })
}
