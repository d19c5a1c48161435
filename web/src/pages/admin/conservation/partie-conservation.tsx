import { Conservation } from './conservation.tsx'
import { ContratArchive } from './contrat-archive.tsx'

/** What is due to go, and what outlived its account. */
export const PartieConservation = () => (
  <>
    <Conservation />
    <ContratArchive />
  </>
)
