import { Faits } from '../fait/ligne.tsx'
import { Nouvelles } from '../nouvelles/nouvelles.tsx'
import { Clavier } from './clavier.tsx'

/** Beside every screen: its keys, what was done here, and the news. */
export const Apres = () => (
  <>
    <Clavier />
    <Faits />
    <Nouvelles />
  </>
)
