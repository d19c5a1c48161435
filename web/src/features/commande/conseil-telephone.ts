import * as E from '#fp/Either'
import { parseTelephone, parseTelephoneDeCommande } from '#domain/client/telephone'

/** Advice for a French number that the order will refuse; the estimate stays available with it. */
export const conseilTelephone = (texte: string): string | null => {
  if (E.isLeft(parseTelephone(texte))) return null
  const commande = parseTelephoneDeCommande(texte)
  return E.isLeft(commande) ? commande.left : null
}
