import { Faits } from '../fait/ligne.tsx'
import { Nouvelles } from '../nouvelles/nouvelles.tsx'

/** Beside every screen: what was done here, and the news. */
export const Apres = () => (
  <>
    <Faits />
    <Nouvelles />
  </>
)
