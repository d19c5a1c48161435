import { useCallback, useEffect } from 'react'
import { type AujourdhuiReply, type BandeauReply, bandeauRoute } from '#adapters/http/contract/routes/aujourdhui'
import { callWithSession } from '../../session/call-with-session.ts'
import { type Direct, type Fil, useSourceDeNouvelles } from '../nouvelles/use-nouvelles.ts'
import { demanderJournee } from './journee.ts'
import { type Demande, useDemande } from './use-demande.ts'

/** Time alone makes things late: often enough to be said in minutes, in milliseconds. */
const MISE_A_JOUR_MS = 300_000

const demander = () => demanderJournee(null)

const demanderBandeau = () => callWithSession(bandeauRoute, {})()

type EnDirect = {
  readonly journee: Demande<AujourdhuiReply>
  /** `null` until it comes: the rest does without. */
  readonly bandeau: BandeauReply | null
  readonly direct: Direct
  readonly fil: Fil
}

/** Today, brought up to date by every piece of news, when somebody comes back to the screen, and by time. */
export const useJourneeEnDirect = (): EnDirect => {
  const journee = useDemande(demander)
  const { donnees: bandeau, recharger: rechargerBandeau } = useDemande(demanderBandeau)
  const { recharger: rechargerJournee } = journee
  const recharger = useCallback(async (): Promise<void> => {
    await Promise.all([rechargerJournee(), rechargerBandeau()])
  }, [rechargerJournee, rechargerBandeau])
  const rafraichir = useCallback((): void => void recharger(), [recharger])
  const { direct, fil } = useSourceDeNouvelles(rafraichir)
  useEffect(() => fil.ecouter(rafraichir), [fil, rafraichir])
  useEffect(() => {
    const arret = new AbortController()
    const siVu = (): void => (document.visibilityState === 'visible' ? rafraichir() : undefined)
    document.addEventListener('visibilitychange', siVu, { signal: arret.signal })
    const minuterie = setInterval(siVu, MISE_A_JOUR_MS)
    return () => {
      arret.abort()
      clearInterval(minuterie)
    }
  }, [rafraichir])
  return { journee: { ...journee, recharger }, bandeau, direct, fil }
}
