import { useCallback } from 'react'
import { type ClientReply, profilRoute } from '#adapters/http/contract/routes/comptes'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { Facts } from '../../components/facts.tsx'
import { DEBUG_TEXTS, ETAT_TEXTS } from './texts.ts'
import { finDeSession } from './session.ts'
import { type Demande, useDemande } from '../../atelier/communs/use-demande.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import { storedToken } from '../../features/session/session-store.ts'
import styles from './debug-admin.module.css'

const roleTexte = (admin: boolean): string => (admin ? ETAT_TEXTS.admin : ETAT_TEXTS.simple)

const profilTexte = ({ donnees, echec }: Pick<Demande<ClientReply>, 'donnees' | 'echec'>): string => {
  if (donnees !== null) return roleTexte(donnees.isAdmin)
  return echec === null ? ETAT_TEXTS.profilAttente : ETAT_TEXTS.profilEchec
}

/** Who is logged in, as the browser keeps it and as the server knows it. */
export const Etat = ({ client }: { readonly client: ClientConnecte }) => {
  const profil = useDemande(useCallback(() => callWithSession(profilRoute, {})(), []))
  const jeton = storedToken()
  const fin = finDeSession(jeton ?? '')
  const faits = [
    [ETAT_TEXTS.jeton, jeton === null ? ETAT_TEXTS.jetonAbsent : ETAT_TEXTS.jetonPresent],
    [ETAT_TEXTS.client, `${client.nom}, ${client.email}`],
    [ETAT_TEXTS.role, roleTexte(client.admin)],
    [ETAT_TEXTS.profil, profilTexte(profil)],
    [ETAT_TEXTS.expire, fin === null ? ETAT_TEXTS.inconnue : formaterInstant(fin)],
  ] as const
  return (
    <section aria-labelledby="etat">
      <h2 id="etat">{DEBUG_TEXTS.etat}</h2>
      <Facts className={styles['facts']} aria-live="polite" facts={faits} />
    </section>
  )
}
