import * as E from '#fp/Either'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { useAnswer } from '../../../browser/use-answer.ts'
import { appeler } from '../../../features/espace/appeler.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { MesFactures } from '../factures/mes-factures.tsx'
import { Messages } from '../messages/messages.tsx'
import { ActionsRapides } from './actions-rapides.tsx'
import { Coordonnees } from './coordonnees.tsx'
import { Donnees } from './donnees.tsx'
import styles from './onglet-compte.module.css'

const demanderProfil = () => appeler((calls) => calls.profil())

type Props = { readonly onEfface: (effacement: EffacementReply) => void }

/** Tab Mon Compte. */
export const OngletCompte = ({ onEfface }: Props) => {
  const { answer: profil, askAgain } = useAnswer(demanderProfil)
  if (profil === null) return <Attente />
  if (E.isLeft(profil)) return <ChargementEchoue echec={profil.left} onReessayer={askAgain} />
  const client = profil.right
  return (
    <div className={styles['account']}>
      <div className={styles['aside']}>
        <Coordonnees client={client} />
        <ActionsRapides admin={client.isAdmin} />
      </div>
      <div className={styles['main']}>
        <MesFactures />
        <Messages client={client} />
      </div>
      <Donnees admin={client.isAdmin} onEfface={onEfface} />
    </div>
  )
}
