import { tropVerse } from '#domain/facturation/trop-verse'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { type Bloc, dire } from './bloc.ts'

const siTrop =
  (phrase: (trop: string) => string) =>
  (recu: Montant, prix: Montant): readonly Bloc[] => {
    const trop = tropVerse(recu, prix)
    return trop === 0 ? [] : [dire(fr(phrase(formaterMontant(trop))))]
  }

/** To the client: what came above the price goes back. */
export const tropVerseAuClient = siTrop(
  (trop) => `Vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

/** The same of a price that is only offered. */
export const tropVerseSiAccepte = siTrop(
  (trop) => `À ce prix, vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

/** To the business. */
export const tropVerseParLeClient = siTrop((trop) => `Le client a versé ${trop} de trop : à lui rendre, ou à déduire.`)
