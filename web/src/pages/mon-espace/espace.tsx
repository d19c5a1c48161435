import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { useModule } from '../../browser/use-module.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { LostCode } from '../../components/lost-code.tsx'
import { TabPanel, Tabs } from '../../components/tabs.tsx'
import { ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'
import { chargerAppels } from '../../features/espace/appeler.ts'
import { CHEMIN_COMPTE, CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import { useDeconnexion } from '../../features/espace/use-deconnexion.ts'
import { Attente } from './attente.tsx'
import styles from './espace.module.css'

const ONGLETS = [
  { id: 'prestations', to: CHEMIN_PRESTATIONS, label: ESPACE_TEXTS.prestations },
  { id: 'compte', to: CHEMIN_COMPTE, label: ESPACE_TEXTS.compte },
] as const

/** A tab and the calls that it begins with come at once. */
const chargerPrestations = () => {
  void chargerAppels()
  return import('./prestations/onglet-prestations.tsx')
}

const chargerCompte = () => {
  void chargerAppels()
  return import('./compte/onglet-compte.tsx')
}

const Prestations = () => {
  const code = useModule(chargerPrestations)
  switch (code.state) {
    case 'loading':
      return <Attente />
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.OngletPrestations />
  }
}

type CompteProps = { readonly onEfface: (effacement: EffacementReply) => void }

const Compte = ({ onEfface }: CompteProps) => {
  const code = useModule(chargerCompte)
  switch (code.state) {
    case 'loading':
      return <Attente />
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.OngletCompte onEfface={onEfface} />
  }
}

type Props = CompteProps & { readonly surCompte: boolean }

/** The two tabs, and the two ways out that stand in both. */
export const Espace = ({ surCompte, onEfface }: Props) => {
  const deconnecter = useDeconnexion()
  const courant = surCompte ? 'compte' : 'prestations'
  return (
    <>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{ESPACE_TEXTS.titre}</h1>
        <div className={styles['actions']}>
          <ButtonLink to="/commander">{ESPACE_TEXTS.nouvelle}</ButtonLink>
          <Button variant="quiet" onClick={deconnecter}>
            {ESPACE_TEXTS.deconnexion}
          </Button>
        </div>
      </div>
      <Tabs label={ESPACE_TEXTS.onglets} tabs={ONGLETS} current={courant} />
      <TabPanel id="prestations" current={courant}>
        <Prestations />
      </TabPanel>
      <TabPanel id="compte" current={courant}>
        <Compte onEfface={onEfface} />
      </TabPanel>
    </>
  )
}
