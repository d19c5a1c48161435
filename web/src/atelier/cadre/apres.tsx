import { Faits } from '../fait/ligne.tsx'
import { useCoupure } from '../nouvelles/coupure.ts'
import { Nouvelles } from '../nouvelles/nouvelles.tsx'
import type { Direct } from '../nouvelles/queries.ts'
import { Clavier } from './clavier.tsx'
import { useDAvance } from './d-avance.ts'

/** Beside every screen: its keys, what was done here, and the news. */
export const Apres = ({ direct }: { readonly direct: Direct }) => {
  useCoupure(direct)
  useDAvance()
  return (
    <>
      <Clavier />
      <Faits />
      <Nouvelles />
    </>
  )
}
