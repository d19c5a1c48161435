import * as t from 'io-ts'
import { json } from '#adapters/http/contract/route'
import { b2cCsvRoute, dossierComptableRoute, recettesCsvRoute } from '#adapters/http/contract/routes/comptabilite'
import * as E from '#fp/Either'
import { addressOf } from '../../../api/call.ts'
import { type CallFailure, readReply } from '../../../api/reply.ts'
import { withSession } from '../../session/call-with-session.ts'
import type { Fichier } from '../../telechargement/enregistrer.ts'
import { nomDeFichier } from '../../telechargement/nom-de-fichier.ts'

export type Livre = 'recettes' | 'b2c' | 'dossier'

type Lieu = { readonly adresse: string; readonly nom: string }

const lieuDe = (livre: Livre, annee: number): Lieu => {
  if (livre === 'dossier') {
    return { adresse: addressOf(dossierComptableRoute, { params: { annee } }), nom: `comptabilite-${annee}.zip` }
  }
  const route = livre === 'recettes' ? recettesCsvRoute : b2cCsvRoute
  return { adresse: addressOf(route, { query: { annee, mois: null } }), nom: `${livre}-${annee}.csv` }
}

const COUPE: E.Either<CallFailure, never> = E.left({ _tag: 'Reseau' })

const telecharger = async ({ adresse, nom }: Lieu, token: string | null): Promise<E.Either<CallFailure, Fichier>> => {
  try {
    const reponse = await fetch(adresse, { headers: { authorization: `Bearer ${token ?? ''}` } })
    if (!reponse.ok) return E.flatMap(() => COUPE)(readReply(json(t.unknown), reponse.status, await reponse.text()))
    return E.right({
      nom: nomDeFichier(reponse.headers.get('content-disposition'), nom),
      contenu: await reponse.blob(),
    })
  } catch {
    return COUPE
  }
}

/** A book of the year as a file, in the name of whoever is logged in. A file that was cut is no file. */
export const lireLivre = (livre: Livre, annee: number): Promise<E.Either<CallFailure, Fichier>> =>
  withSession((token) => telecharger(lieuDe(livre, annee), token))()
