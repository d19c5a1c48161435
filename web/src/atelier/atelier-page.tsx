import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from '../app/router.ts'
import { Head } from '../components/head.tsx'
import { adresseDAujourdhui, adresseDuLieu, lireLieu } from './adresses.ts'
import { Cadre } from './cadre/cadre.tsx'
import { Garde } from './cadre/garde.tsx'
import { CADRE_TEXTS, LIEU_TEXTS } from './cadre/texts.ts'
import { makeServeur } from './serveur.ts'

/** The owner's workplace: each screen has its path; addresses of before lead to it. */
export const AtelierPage = () => {
  const [serveur] = useState(makeServeur)
  const { pathname, search, hash } = useLocation()
  const ailleurs = adresseDAujourdhui({ pathname, search })
  const lieu = lireLieu({ pathname, search })
  const titre = lieu === null ? CADRE_TEXTS.titre : `${LIEU_TEXTS[lieu.nom]} – ${CADRE_TEXTS.titre}`
  return (
    <>
      <Head title={titre} description={CADRE_TEXTS.description} />
      <Garde>
        {lieu === null || ailleurs !== null ? (
          <Navigate to={`${ailleurs ?? adresseDuLieu('aujourdhui')}${hash}`} replace />
        ) : (
          <QueryClientProvider client={serveur}>
            <Cadre lieu={lieu} />
          </QueryClientProvider>
        )}
      </Garde>
    </>
  )
}
