import { useState } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import type { AppelTape } from './use-appel-garde.ts'
import { idDeLien } from './id-de-lien.ts'
import { useRetour } from '../liste/use-retour.ts'
import { useJournee } from '../aujourdhui/queries.ts'
import { useParametres } from '../parametres.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'

const chargerRegistre = () => import('./registre.tsx')
const chargerAppel = () => import('./appel-telephone.tsx')
const chargerFiche = () => import('./fiche.tsx')

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

/** Tab Estimations Tarifaires: the list, over it the calculator or the estimate that the address names. */
export const EstimationsEcran = () => {
  const { lire, changer } = useParametres()
  const id = lire('id')
  const ecran = id !== '' ? 'fiche' : lire('calculer') === '1' ? 'appel' : 'liste'
  const { recharger } = useJournee()
  const [appel, setAppel] = useState<AppelTape>()
  const [notee, setNotee] = useState<Notee | null>(null)
  const [changements, setChangements] = useState(0)
  const [vue, setVue] = useState(ecran === 'liste')
  if (ecran === 'liste' && !vue) setVue(true)
  useRetour(id, idDeLien)
  const compter = (): void => setChangements((nombre) => nombre + 1)
  const onNotee = (faite: EstimationFaiteReply, saisie: Saisie): void => {
    setNotee({ faite, saisie })
    setAppel(null)
    changer({ calculer: '', id: faite.id })
    compter()
  }
  const onCommandee = (): void => {
    compter()
    void recharger()
  }
  return (
    <>
      {vue ? (
        <div hidden={ecran !== 'liste'}>
          <ALaDemande charger={chargerRegistre}>{({ Registre }) => <Registre changements={changements} />}</ALaDemande>
        </div>
      ) : null}
      {ecran === 'appel' ? (
        <ALaDemande charger={chargerAppel}>
          {({ AppelTelephone }) => <AppelTelephone appel={appel} onAppel={setAppel} onNotee={onNotee} />}
        </ALaDemande>
      ) : null}
      {ecran === 'fiche' ? <Fiche id={id} notee={notee} onCommandee={onCommandee} /> : null}
    </>
  )
}
