import * as E from '#fp/Either'
import { formaterTelephone, parseTelephone } from '#domain/client/telephone'
import type { ClientConnecte } from '../session/client-connecte.ts'
import type { Saisie } from './saisie.ts'

/** A number as one types it. */
const telephoneTape = (telephone: string): string => {
  const lu = parseTelephone(telephone)
  return E.isRight(lu) ? formaterTelephone(lu.right).replaceAll('\u00a0', ' ') : ''
}

/** What the account knows and nobody has typed. The three fields of a place are one: half of an address is none. */
export const coordonneesManquantes = (saisie: Saisie, client: ClientConnecte): Partial<Saisie> => {
  const { nom, email, adresse, codePostal, ville } = client
  const sansLieu = [saisie.adresse, saisie.codePostal, saisie.ville].every((champ) => champ === '')
  const connues = {
    nom,
    email,
    telephone: telephoneTape(client.telephone),
    ...(sansLieu ? { adresse, codePostal, ville } : {}),
  }
  const manque = ([champ, valeur]: readonly [string, string]) => valeur !== '' && saisie[champ as keyof Saisie] === ''
  return Object.fromEntries(Object.entries(connues).filter(manque))
}
