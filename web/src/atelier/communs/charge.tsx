import type { ReactNode } from 'react'
import { Waiting } from '../../components/waiting.tsx'
import { ADMIN_TEXTS } from './cadre-texts.ts'
import type { Demande } from './use-demande.ts'
import { Echec } from './echec.tsx'

type Props<A> = {
  readonly demande: Pick<Demande<A>, 'donnees' | 'echec' | 'recharger'>
  readonly lignes?: number
  readonly children: (donnees: A) => ReactNode
}

/** What was asked for, or why it is not there yet. An update that failed says so above what was known before. */
export const Charge = <A,>({ demande: { donnees, echec, recharger }, lignes, children }: Props<A>) => (
  <>
    {echec === null ? null : (
      <Echec echec={echec} onReessayer={recharger} {...(donnees === null ? {} : { titre: ADMIN_TEXTS.perime })} />
    )}
    {donnees === null ? (
      <>
        {echec === null ? (
          <Waiting text={ADMIN_TEXTS.attente} {...(lignes === undefined ? {} : { lines: lignes })} />
        ) : null}
      </>
    ) : (
      children(donnees)
    )}
  </>
)
