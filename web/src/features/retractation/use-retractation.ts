import { useState } from 'react'
import * as E from '#fp/Either'
import { RETRACTATION_ERREURS } from '../../contents/retractation-texts.ts'
import { type Alerte, type Envoi, refuse, refuseParLesChamps, SAISIE } from '../formulaire/envoi.ts'
import { oublierSaisie } from '../formulaire/use-saisie-gardee.ts'
import {
  BROUILLON_DE_RETRACTATION,
  type ChampRetractation,
  SAISIE_VIDE,
  type SaisieRetractation,
} from './champs-retractation.ts'

/** How far the declaration is; `recueLe` is the instant told by the server. */
export type EtapeRetractation =
  | { readonly nom: 'saisie' }
  | { readonly nom: 'relecture'; readonly enCours: boolean; readonly alerte: Alerte | null }
  | { readonly nom: 'recu'; readonly recueLe: string }

const PERDU: Alerte = { titre: RETRACTATION_ERREURS.titre, suite: RETRACTATION_ERREURS.connexion }

const confirmer = async (saisie: SaisieRetractation): Promise<E.Either<Alerte, string>> => {
  try {
    const { declarer } = await import('./declarer.ts')
    return await declarer(saisie)
  } catch {
    return E.left(PERDU)
  }
}

const lire = async (saisie: SaisieRetractation): Promise<Envoi<ChampRetractation> | null> => {
  try {
    const { verifier } = await import('./verifier.ts')
    const lue = verifier(saisie)
    return E.isLeft(lue) ? refuseParLesChamps(lue.left) : null
  } catch {
    return refuse(PERDU.titre, PERDU.suite)
  }
}

export type Retractation = {
  readonly etape: EtapeRetractation
  readonly saisie: SaisieRetractation
  /** First press: to the second step if the fields are well filled. */
  readonly renoncer: (saisie: SaisieRetractation) => Promise<Envoi<ChampRetractation>>
  readonly modifier: () => void
  /** Second press: the declaration leaves. */
  readonly confirmer: () => Promise<void>
}

/** The two presses of a withdrawal; what was typed is kept from one step to the other. */
export const useRetractation = (): Retractation => {
  const [etape, setEtape] = useState<EtapeRetractation>({ nom: 'saisie' })
  const [saisie, setSaisie] = useState(SAISIE_VIDE)
  return {
    etape,
    saisie,
    renoncer: async (typee) => {
      const faute = await lire(typee)
      if (faute !== null) return faute
      setSaisie(typee)
      setEtape({ nom: 'relecture', enCours: false, alerte: null })
      return SAISIE
    },
    modifier: () => setEtape({ nom: 'saisie' }),
    confirmer: async () => {
      setEtape({ nom: 'relecture', enCours: true, alerte: null })
      const issue = await confirmer(saisie)
      if (E.isRight(issue)) oublierSaisie(BROUILLON_DE_RETRACTATION)
      setEtape(
        E.isRight(issue)
          ? { nom: 'recu', recueLe: issue.right }
          : { nom: 'relecture', enCours: false, alerte: issue.left },
      )
    },
  }
}
