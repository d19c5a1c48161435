import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import type { AppelTape } from './use-appel-garde.ts'
import { idDeLien, listeQuery, relireEstimations } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { useRetour } from '../liste/use-retour.ts'
import { ListeEtFiche } from '../liste/liste-et-fiche.tsx'
import { useParametres } from '../parametres.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'

const chargerListe = () => import('./liste.tsx')
const chargerAppel = () => import('./appel-telephone.tsx')
const chargerFiche = () => import('./fiche.tsx')

/** The list as it begins. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerListe)
  void serveur.prefetchQuery(listeQuery(rechercheDe(() => '', null)))
}

export const preparerFiche = (): void => void bring(chargerFiche)

/** What was just saved, with the call it came from: the street is not kept with an estimate. */
type Notee = { readonly faite: EstimationFaiteReply; readonly saisie: Saisie | null }

type FicheProps = { readonly id: string; readonly notee: Notee | null; readonly onCommandee: () => void }

const Fiche = ({ id, notee, onCommandee }: FicheProps) => {
  const laMienne = notee?.faite.id === id ? notee : null
  return (
    <ALaDemande charger={chargerFiche}>
      {({ FicheEstimation }) => (
        <FicheEstimation
          key={id}
          id={id}
          connue={laMienne?.faite}
          appel={laMienne?.saisie ?? null}
          onCommandee={onCommandee}
        />
      )}
    </ALaDemande>
  )
}

/** The estimates, and the one that the address names; the calculator in their place. */
export const Ecran = () => {
  const { lire, changer } = useParametres()
  const id = lire('id')
  const serveur = useQueryClient()
  const [appel, setAppel] = useState<AppelTape>()
  const [notee, setNotee] = useState<Notee | null>(null)
  useRetour(id, idDeLien)
  const onNotee = (faite: EstimationFaiteReply, saisie: Saisie): void => {
    setNotee({ faite, saisie })
    setAppel(null)
    changer({ calculer: '', id: faite.id })
    relireEstimations(serveur)
  }
  if (id === '' && lire('calculer') === '1')
    return (
      <ALaDemande charger={chargerAppel}>
        {({ AppelTelephone }) => <AppelTelephone appel={appel} onAppel={setAppel} onNotee={onNotee} />}
      </ALaDemande>
    )
  return (
    <ListeEtFiche
      onFermer={() => changer({ id: '' })}
      liste={<ALaDemande charger={chargerListe}>{({ Liste }) => <Liste />}</ALaDemande>}
      fiche={id === '' ? null : <Fiche id={id} notee={notee} onCommandee={() => relireEstimations(serveur)} />}
    />
  )
}
