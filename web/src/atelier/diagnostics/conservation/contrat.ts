import { contratArchiveRoute } from '#adapters/http/contract/routes/diagnostics'
import type { Reference } from '#domain/prestation/reference'
import { useState } from 'react'
import { addressOf } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { withSession } from '../../../features/session/call-with-session.ts'
import { type Fichier, enregistrer } from '../../../features/telechargement/enregistrer.ts'
import { lireFichier } from '../../../features/telechargement/lire-fichier.ts'
import * as E from '#fp/Either'

const demander = async (reference: Reference, token: string | null): Promise<E.Either<CallFailure, Fichier>> => {
  try {
    const reponse = await fetch(addressOf(contratArchiveRoute, { params: { reference } }), {
      headers: { authorization: `Bearer ${token ?? ''}` },
    })
    return await lireFichier(reponse, `contrat-${reference}.zip`)
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}

/** A contract that outlives its account, as a file. */
export const lireContrat = (reference: Reference): Promise<E.Either<CallFailure, Fichier>> =>
  withSession((token) => demander(reference, token))()

/** How the last search ended. */
export type RechercheDeContrat = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** The name of the file that was saved; `null` without any. */
  readonly enregistre: string | null
}

const REPOS: RechercheDeContrat = { enCours: false, echec: null, enregistre: null }

/** Saves the contract of a reference as a file. */
export const useContrat = (): {
  readonly recherche: RechercheDeContrat
  readonly chercher: (reference: Reference) => Promise<void>
} => {
  const [recherche, setRecherche] = useState(REPOS)
  const chercher = async (reference: Reference): Promise<void> => {
    setRecherche({ ...REPOS, enCours: true })
    const fichier = await lireContrat(reference)
    if (E.isLeft(fichier)) return setRecherche({ ...REPOS, echec: fichier.left })
    enregistrer(fichier.right)
    setRecherche({ ...REPOS, enregistre: fichier.right.nom })
  }
  return { recherche, chercher }
}
