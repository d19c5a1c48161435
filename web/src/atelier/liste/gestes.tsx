import { useState } from 'react'
import * as E from '#fp/Either'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { faire } from '../fait/gestes.ts'
import { type ColonneDeFichier, exporter } from './export.ts'
import styles from './gestes.module.css'
import { GESTES_TEXTS, progresTexte, refusTexte, selectionTexte } from './texts.ts'

type Options = Pick<CallOptions, 'keepalive'>

type UnParUn<A> = {
  /** With these options the call outlives the page. */
  readonly un: (ligne: A, options: Options) => Promise<E.Either<CallFailure, unknown>>
  /** What was done, of so many. */
  readonly fait: (nombre: number) => string
  /** It mails somebody: what is said during the seconds in which it can be given up. */
  readonly courriel?: (nombre: number) => string
}

/** They are saved together, in a file of this name for a spreadsheet. */
type Fichier<A> = { readonly fichier: string; readonly colonnes: readonly ColonneDeFichier<A>[] }

/** Something to do with the rows that are chosen: with each of them by itself, or with all of them together. */
export type Geste<A> = {
  readonly nom: string
  /** Whether it makes sense for a row; for all without it. */
  readonly pour?: (ligne: A) => boolean
} & (UnParUn<A> | Fichier<A>)

type Refus = { readonly clef: string; readonly nom: string; readonly raison: string }

type Bilan = { readonly faites: number; readonly refus: readonly Refus[] }

type Suivi<A> = {
  readonly nomDe: (ligne: A) => string
  readonly clefDe: (ligne: A) => string
  readonly onAvance: (faites: number) => void
}

/** All leave at once, since the page may be left the next moment; a refusal keeps none of the others back. */
export const unParUn = async <A,>(
  lignes: readonly A[],
  un: (ligne: A) => Promise<E.Either<CallFailure, unknown>>,
  { nomDe, clefDe, onAvance }: Suivi<A>,
): Promise<Bilan> => {
  let revenues = 0
  const demander = async (ligne: A): Promise<readonly Refus[]> => {
    const reponse = await un(ligne)
    onAvance((revenues += 1))
    if (E.isRight(reponse)) return []
    return [{ clef: clefDe(ligne), nom: nomDe(ligne), raison: reasonOf(reponse.left, GESTES_TEXTS.reseau) }]
  }
  const refus = (await Promise.all(lignes.map(demander))).flat()
  return { faites: lignes.length - refus.length, refus }
}

const bilanTexte = (fait: UnParUn<never>['fait'], { faites, refus }: Bilan): string =>
  [faites === 0 ? '' : fait(faites), ...refus.map(({ nom, raison }) => refusTexte(nom, raison))]
    .filter((texte) => texte !== '')
    .join(' ')

type Props<A> = Omit<Suivi<A>, 'onAvance'> & {
  readonly choisies: readonly A[]
  readonly gestes: readonly Geste<A>[]
  /** The rows that stay chosen: those that were refused. */
  readonly onGarder: (clefs: readonly string[]) => void
}

/** How many are chosen, what can be done with them, how far it is and what became of it. */
export const BarreDeGestes = <A,>({ choisies, gestes, onGarder, nomDe, clefDe }: Props<A>) => {
  const [enCours, setEnCours] = useState<string | null>(null)
  const [dit, setDit] = useState('')
  const lancer = async (geste: Geste<A>): Promise<void> => {
    const lignes = choisies.filter(geste.pour ?? (() => true))
    setDit('')
    if ('fichier' in geste) return exporter(geste.fichier, geste.colonnes, lignes)
    const onAvance = (faites: number): void => setEnCours(progresTexte(faites, lignes.length))
    setEnCours(geste.courriel === undefined ? progresTexte(0, lignes.length) : GESTES_TEXTS.attend)
    const reponse = await faire({
      clef: `selection ${geste.nom}`,
      envoyer: async (options) =>
        E.right(await unParUn(lignes, (ligne) => geste.un(ligne, options), { nomDe, clefDe, onAvance })),
      ...(geste.courriel === undefined ? {} : { courriel: geste.courriel(lignes.length) }),
    })
    setEnCours(null)
    if (reponse === null || E.isLeft(reponse)) return
    setDit(bilanTexte(geste.fait, reponse.right))
    onGarder(reponse.right.refus.map(({ clef }) => clef))
  }
  if (choisies.length === 0 && dit === '' && enCours === null) return null
  return (
    <section aria-label={GESTES_TEXTS.titre} className={styles['bar']}>
      <output>{[choisies.length === 0 ? '' : selectionTexte(choisies.length), enCours ?? dit].join(' ').trim()}</output>
      <div>
        {choisies.length === 0
          ? null
          : gestes.map((geste) => {
              const nombre = choisies.filter(geste.pour ?? (() => true)).length
              return (
                <Button key={geste.nom} disabled={nombre === 0 || enCours !== null} onClick={() => void lancer(geste)}>
                  {geste.nom}
                  {nombre === choisies.length ? null : ` (${nombre})`}
                </Button>
              )
            })}
        <Button
          variant="quiet"
          disabled={enCours !== null}
          onClick={() => {
            setDit('')
            onGarder([])
          }}
        >
          {choisies.length === 0 ? GESTES_TEXTS.fermer : GESTES_TEXTS.deselectionner}
        </Button>
      </div>
    </section>
  )
}
