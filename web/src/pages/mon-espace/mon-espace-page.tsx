import { useState } from 'react'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { useLocation } from '../../app/router.ts'
import { Head } from '../../components/head.tsx'
import { ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'
import { CHEMIN_COMPTE, CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import { closeSession } from '../../features/session/session-store.ts'
import { useClient } from '../../features/session/use-client.ts'
import { Adieu } from './adieu.tsx'
import { ConnexionRequise } from './connexion-requise.tsx'
import { Espace } from './espace.tsx'

/** One screen behind two addresses, each of which selects its tab. */
export const MonEspacePage = () => {
  const client = useClient()
  const surCompte = useLocation().pathname === CHEMIN_COMPTE
  const [efface, setEfface] = useState<EffacementReply | null>(null)
  const effacer = (effacement: EffacementReply): void => {
    setEfface(effacement)
    closeSession()
  }
  return (
    <>
      <Head
        title={surCompte ? ESPACE_TEXTS.compte : ESPACE_TEXTS.prestations}
        description={surCompte ? ESPACE_TEXTS.descriptionCompte : ESPACE_TEXTS.descriptionPrestations}
        canonical={CHEMIN_PRESTATIONS}
        noindex
      />
      {client === null ? (
        <>{efface === null ? <ConnexionRequise /> : <Adieu effacement={efface} />}</>
      ) : (
        <Espace key={client.email} surCompte={surCompte} onEfface={effacer} />
      )}
    </>
  )
}
