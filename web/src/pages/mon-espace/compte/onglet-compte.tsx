import * as E from '#fp/Either'
import type { EffacementReply, ClientReply } from '#adapters/http/contract/routes/comptes'
import { useAnswer } from '../../../browser/use-answer.ts'
import { appeler } from '../../../features/espace/appeler.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { MesFactures } from '../factures/mes-factures.tsx'
import { Messages } from '../messages/messages.tsx'
import { Link } from '../../../app/router.ts'
import { AnchorLink } from '../../../components/anchor-link.tsx'
import { COMPTE_TEXTS, DONNEES_TEXTS, EFFACEMENT_TEXTS } from '../../../contents/mon-compte-texts.ts'
import { useDeconnexion } from '../../../features/espace/use-deconnexion.ts'
import { formaterDate } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterTelephone, type Telephone } from '#domain/client/telephone'
import { Facts } from '../../../components/facts.tsx'
import { useState } from 'react'
import { useModule } from '../../../browser/use-module.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { LostCode } from '../../../components/lost-code.tsx'
import { BoutonTelecharger } from '../prestations/bouton-telecharger.tsx'
import type { EffacementProps } from './effacement.tsx'
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

const ActionsRapides = ({ admin }: { readonly admin: boolean }) => {
  const deconnecter = useDeconnexion()
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className={styles['title']}>
        {COMPTE_TEXTS.actions}
      </h2>
      <ul className={styles['list']}>
        <li>
          <Link to="/commander">{COMPTE_TEXTS.commander}</Link>
        </li>
        <li>
          <AnchorLink to="ecrire">{COMPTE_TEXTS.message}</AnchorLink>
        </li>
        <li>
          <Link to="/contact">{COMPTE_TEXTS.contact}</Link>
        </li>
        {admin ? (
          <li>
            <Link to="/admin">{COMPTE_TEXTS.admin}</Link>
          </li>
        ) : null}
        <li>
          <AnchorLink to="mes-factures">{COMPTE_TEXTS.factures}</AnchorLink>
        </li>
        <li>
          <Link to="/changer-mot-de-passe">{COMPTE_TEXTS.motDePasse}</Link>
        </li>
        <li>
          <button type="button" onClick={deconnecter}>
            {COMPTE_TEXTS.deconnexion}
          </button>
        </li>
      </ul>
    </section>
  )
}

const adressePostale = ({ adresse, codePostal, ville }: ClientReply): string =>
  [adresse, [codePostal, ville].filter((texte) => texte !== '').join(' ')].filter((texte) => texte !== '').join(', ')

/** What the account holds about its client. */
const Coordonnees = ({ client }: { readonly client: ClientReply }) => {
  const faits = [
    [COMPTE_TEXTS.nom, client.nom],
    [COMPTE_TEXTS.email, client.email],
    [COMPTE_TEXTS.telephone, client.telephone === '' ? '' : formaterTelephone(client.telephone as Telephone)],
    [COMPTE_TEXTS.adresse, adressePostale(client)],
    [COMPTE_TEXTS.depuis, formaterDate(dateParis(new Date(client.createdAt)))],
  ] as const
  return (
    <section aria-labelledby="coordonnees">
      <h2 id="coordonnees" className={styles['title']}>
        {COMPTE_TEXTS.coordonnees}
      </h2>
      <Facts className={styles['facts']} facts={faits} />
      <p className={styles['small']}>{COMPTE_TEXTS.corriger}</p>
    </section>
  )
}

const charger = () => import('./effacement.tsx')

const Contenu = (props: EffacementProps) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return null
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.Effacement {...props} />
  }
}

type DonneesProps = { readonly admin: boolean; readonly onEfface: (effacement: EffacementReply) => void }

/** What is kept about the client: a copy of it, and its end. An admin account is not erased from here. */
const Donnees = ({ admin, onEfface }: DonneesProps) => {
  const [ouvert, setOuvert] = useState(false)
  return (
    <section className={styles['data']} aria-labelledby="donnees">
      <h2 id="donnees" className={styles['title']}>
        {DONNEES_TEXTS.titre}
      </h2>
      <BoutonTelecharger document={{ genre: 'export' }}>{DONNEES_TEXTS.exporter}</BoutonTelecharger>
      <p className={styles['small']}>{DONNEES_TEXTS.exporterAide}</p>
      {admin ? null : (
        <>
          <p>{DONNEES_TEXTS.effacerAide}</p>
          <div>
            <Button onClick={() => setOuvert(true)}>{DONNEES_TEXTS.effacer}</Button>
          </div>
          <Dialog open={ouvert} title={EFFACEMENT_TEXTS.titre} onClose={() => setOuvert(false)}>
            {ouvert ? <Contenu onEfface={onEfface} onGarder={() => setOuvert(false)} /> : null}
          </Dialog>
        </>
      )}
    </section>
  )
}
