import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from '../../app/router.ts'
import { accorderAlUrl } from './accorder-url.ts'
import { cheminDEtape, estLeFormulaire, type Etape, etapeDuChemin } from './chemins.ts'
import { appliquerChoix, choixDeLUrl } from './choix-url.ts'
import { ETAT_INITIAL, type Etat } from './etat.ts'
import { SAISIE_VIDE } from './saisie.ts'
import { saisieTapee } from './saisie-tapee.ts'
import { confirmationGardee, etatGarde } from './stockage.ts'
import { type Machine, useMachine } from './use-machine.ts'

export type Commande = Machine & {
  /** The step of the address; the state may still be on its way there. */
  readonly etapeDeLUrl: Etape
  /** A later step may be drawn: the draft has been read. */
  readonly pret: boolean
  readonly allerA: (etape: Etape, remplacer?: boolean) => void
}

/** The server knows the path alone: neither the query nor the draft. */
const etatDuChemin = (serviceId: string | undefined): Etat => {
  const choix = choixDeLUrl(serviceId, new URLSearchParams())
  return {
    ...ETAT_INITIAL,
    saisie: appliquerChoix(SAISIE_VIDE, choix),
    origine: choix?.cle ?? null,
    avis: choix?.inconnu === true ? 'service_inconnu' : null,
  }
}

const sansSuite = () => (): void => undefined
const auNavigateur = (): boolean => true

/** What was kept of this order, then what was typed before the script was there. */
const useReprise = ({ etat, dispatch }: Machine): void => {
  const [tapee] = useState(() => saisieTapee(etat.saisie))
  useLayoutEffect(() => {
    const garde = etatGarde()
    if (garde !== null) dispatch({ type: 'reprendre', etat: garde })
    if (Object.keys(tapee).length > 0) dispatch({ type: 'changer', changes: tapee })
  }, [dispatch, tapee])
}

/** A quick Back may bring the address back before React has drawn the one it undoes: no change would be seen by drawing. */
const useRetour = ({ dispatch, lire }: Machine): void => {
  useEffect(() => {
    const revenir = (): void => {
      if (estLeFormulaire(window.location.pathname) && lire().etape !== 'formulaire') dispatch({ type: 'modifier' })
    }
    window.addEventListener('popstate', revenir)
    return () => window.removeEventListener('popstate', revenir)
  }, [dispatch, lire])
}

/** The order in progress: draft, address and state kept in agreement. */
export const useCommande = (): Commande => {
  const { serviceId } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const machine = useMachine(() => etatDuChemin(serviceId))
  // The first step is drawn by the server as it is: only a later one waits for the draft, and is drawn again.
  const pret = useSyncExternalStore(sansSuite, auNavigateur, () => estLeFormulaire(pathname))
  const { dispatch, lire } = machine

  const allerA = (etape: Etape, remplacer = false): void => {
    void navigate(cheminDEtape(etape, serviceId, lire().saisie), { replace: remplacer })
  }

  useReprise(machine)

  useLayoutEffect(() => {
    const choix = choixDeLUrl(serviceId, new URLSearchParams(search))
    const accord = accorderAlUrl(lire(), etapeDuChemin(pathname), choix, confirmationGardee())
    accord.evenements.forEach(dispatch)
    if (accord.repli) void navigate(cheminDEtape('formulaire', serviceId, lire().saisie), { replace: true })
  }, [dispatch, lire, navigate, pathname, search, serviceId])

  useRetour(machine)
  return { ...machine, etapeDeLUrl: etapeDuChemin(pathname), pret, allerA }
}
