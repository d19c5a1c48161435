import type { ReactNode } from 'react'
import { useModule } from '../../browser/use-module.ts'
import { LostCode } from '../../components/lost-code.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { ADMIN_TEXTS } from './cadre-texts.ts'

type Props<M> = {
  /** Stays the same from one draw to the next. */
  readonly charger: () => Promise<M>
  /** Of the shape of what comes. */
  readonly lignes?: number
  readonly children: (module: M) => ReactNode
}

/** A part of a tab whose code comes when it is first shown. */
export const ALaDemande = <M,>({ charger, lignes, children }: Props<M>) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return <Waiting text={ADMIN_TEXTS.attente} {...(lignes === undefined ? {} : { lines: lignes })} />
    case 'lost':
      return <LostCode />
    case 'ready':
      return children(code.module)
  }
}
