import { json } from '#adapters/http/contract/route'
import { b2cCsvRoute, dossierComptableRoute, recettesCsvRoute } from '#adapters/http/contract/routes/comptabilite'
import { useState } from 'react'
import { addressOf } from '../../api/call.ts'
import { type CallFailure, readReply } from '../../api/reply.ts'
import { withSession } from '../../features/session/call-with-session.ts'
import { type Fichier, enregistrer } from '../../features/telechargement/enregistrer.ts'
import { nomDeFichier } from '../../features/telechargement/nom-de-fichier.ts'
import * as t from 'io-ts'
import * as E from '#fp/Either'

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

/** One file at a time: which one is on its way, and how the last one ended. */
export type EtatDeLivre = {
  readonly enCours: Livre | null
  readonly enregistre: string | null
  readonly echec: boolean
}

const REPOS: EtatDeLivre = { enCours: null, enregistre: null, echec: false }

/** Saves the books of a year as files. */
export const useLivre = (
  annee: number,
): { readonly etat: EtatDeLivre; readonly telecharger: (livre: Livre) => Promise<void> } => {
  const [etat, setEtat] = useState(REPOS)
  const telecharger = async (livre: Livre): Promise<void> => {
    if (etat.enCours !== null) return
    setEtat({ ...REPOS, enCours: livre })
    const fichier = await lireLivre(livre, annee)
    if (E.isLeft(fichier)) return setEtat({ ...REPOS, echec: true })
    enregistrer(fichier.right)
    setEtat({ ...REPOS, enregistre: fichier.right.nom })
  }
  return { etat, telecharger }
}
