import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from '../../app/router.ts'
import { SAME_SCREEN } from '../../app/scroll-position.tsx'
import { useClient } from '../session/use-client.ts'
import { useOubli } from '../session/use-oubli.ts'
import { accorderAlUrl } from './accorder-url.ts'
import { cheminDEtape, estLeFormulaire, type Etape, etapeDuChemin } from './chemins.ts'
import { appliquerChoix, choixDeLUrl } from './choix-url.ts'
import { ETAT_INITIAL, type Etat } from './etat.ts'
import { coordonneesManquantes } from './coordonnees-manquantes.ts'
import { type Saisie, SAISIE_VIDE } from './saisie.ts'
import { saisieTapee } from './saisie-tapee.ts'
import { confirmationGardee, etatGarde } from './stockage.ts'
import { type Machine, useMachine } from './use-machine.ts'

export type Commande = Machine & {
  /** The step of the address; the state may still be on its way there. */
  readonly etapeDeLUrl: Etape
  /** A later step may be drawn: the draft has been read. */
  readonly pret: boolean
  /** What somebody types or chooses; the address follows the service. */
  readonly changer: (changes: Partial<Saisie>) => void
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

/** A client who is logged in is not asked again for what the account knows. The owner orders for others. */
const useCoordonnees = ({ etat, lire, dispatch }: Machine): void => {
  const client = useClient()
  const { etape } = etat
  useEffect(() => {
    if (client === null || client.admin || etape !== 'formulaire') return
    const changes = coordonneesManquantes(lire().saisie, client)
    if (Object.keys(changes).length > 0) dispatch({ type: 'changer', changes })
  }, [client, etape, lire, dispatch])
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
    navigate(cheminDEtape(etape, serviceId, lire().saisie), { replace: remplacer })
  }

  const changer = useCallback(
    (changes: Partial<Saisie>): void => {
      dispatch({ type: 'changer', changes })
      const { service } = changes
      if (service === undefined) return
      navigate(cheminDEtape('formulaire', service, { service }), { replace: true, state: SAME_SCREEN })
    },
    [dispatch, navigate],
  )

  useReprise(machine)

  useLayoutEffect(() => {
    // A second choice may be made before the address of the first one is drawn.
    if (pathname !== window.location.pathname) return
    const choix = choixDeLUrl(serviceId, new URLSearchParams(search))
    const accord = accorderAlUrl(lire(), etapeDuChemin(pathname), choix, confirmationGardee())
    accord.evenements.forEach(dispatch)
    if (accord.repli) navigate(cheminDEtape('formulaire', serviceId, lire().saisie), { replace: true })
  }, [dispatch, lire, navigate, pathname, search, serviceId])

  useCoordonnees(machine)
  useRetour(machine)
  useOubli(useCallback(() => dispatch({ type: 'reprendre', etat: etatDuChemin(serviceId) }), [dispatch, serviceId]))
  return { ...machine, etapeDeLUrl: etapeDuChemin(pathname), pret, changer, allerA }
}
