import * as TE from '#fp/TaskEither'
import type * as T from '#fp/Task'
import { pipe } from '#fp/function'
import { type CliCommand, refus } from '../command.ts'

/** The result for one part of the installation. `attention`: it works, but not as a business needs it. */
export type Controle = {
  readonly sujet: 'réglages' | 'base de données' | 'courriel' | 'adresses' | 'droit'
  readonly etat: 'ok' | 'attention' | 'problème'
  readonly constat: string
  readonly conseil: string | null
}

export type Verifier = T.Task<readonly Controle[]>

const ETAT_LARGEUR = 'attention'.length
const SUJET_LARGEUR = 'base de données'.length

const line = ({ sujet, etat, constat, conseil }: Controle): string =>
  `${etat.padEnd(ETAT_LARGEUR)}  ${sujet.padEnd(SUJET_LARGEUR)}  ${constat}${conseil === null ? '' : ` → ${conseil}`}`

export const commandeVerifier = (verifier: Verifier): CliCommand => ({
  nom: 'verifier',
  parametres: [],
  resume: 'contrôle la base, le courriel, le service d’adresses et les réglages',
  details: ['Rien n’est changé et aucun courriel ne part. Code de sortie 1 dès qu’un contrôle échoue.'],
  options: [],
  run: (_, { resultat }) =>
    pipe(
      TE.fromTask(verifier),
      TE.tapIO((controles) => () => controles.map(line).forEach(resultat)),
      TE.flatMap((controles) =>
        controles.some(({ etat }) => etat === 'problème')
          ? TE.left(refus('Tout ne va pas bien.'))
          : TE.right(undefined),
      ),
    ),
})
