import type { BandeauReply } from '#adapters/http/contract/routes/aujourdhui'
import { useModule } from '../../../browser/use-module.ts'
import { LostCode } from '../../../components/lost-code.tsx'
import { TabPanel } from '../../../components/tabs.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { ADMIN_TEXTS, DIRECT_TEXTS, ONGLET_TEXTS, ongletTexte } from '../../../contents/admin-cadre-texts.ts'
import { JourneeProvider } from '../../../features/admin/panneau/journee.ts'
import { LieuProvider } from '../../../features/admin/panneau/parametres.ts'
import { useAdresses } from '../../../features/admin/panneau/use-adresses.ts'
import { useJourneeEnDirect } from '../../../features/admin/panneau/use-journee-en-direct.ts'
import { type Direct, FilProvider } from '../../../features/admin/nouvelles/use-nouvelles.ts'
import { type Onglet, ONGLETS } from '../onglets.ts'
import { BandeDOnglets } from './bande-d-onglets.tsx'
import { Chiffres } from './chiffres.tsx'
import { EnTout } from './en-tout.tsx'
import { Nouvelles } from './nouvelles.tsx'
import styles from './panneau.module.css'

const Contenu = ({ charger }: Pick<Onglet, 'charger'>) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return <Waiting text={ADMIN_TEXTS.attente} />
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.Onglet />
  }
}

type TeteProps = { readonly direct: Direct; readonly bandeau: BandeauReply | null }

const Tete = ({ direct, bandeau }: TeteProps) => (
  <div className={styles['head']}>
    <h1 tabIndex={-1}>{ADMIN_TEXTS.titre}</h1>
    <p className={styles['live']} data-live={direct}>
      {DIRECT_TEXTS[direct]}
    </p>
    {bandeau === null ? null : <EnTout {...bandeau} />}
  </div>
)

/** Everything around the tabs: what waits, what comes, and the way from one to the other. */
export const Panneau = () => {
  const { journee, bandeau, direct, fil } = useJourneeEnDirect()
  const { courant, lieux } = useAdresses(ONGLETS.map(({ id }) => id))
  const nombres = journee.donnees?.nombres ?? null
  const nonLus = nombres?.messagesNonLus ?? 0
  const tabs = ONGLETS.map(({ id }) => ({
    id,
    to: `/admin${lieux[id]?.search ?? `?onglet=${id}`}`,
    label: ongletTexte(ONGLET_TEXTS[id], id === 'messages' ? nonLus : 0),
  }))
  return (
    <JourneeProvider value={journee}>
      <FilProvider value={fil}>
        <div className={styles['panel']} data-panneau>
          <Tete direct={direct} bandeau={bandeau} />
          <Chiffres nombres={nombres} />
          <BandeDOnglets tabs={tabs} courant={courant} />
          {ONGLETS.map(({ id, charger }) => (
            <TabPanel key={id} id={id} current={courant}>
              <LieuProvider value={lieux[id] ?? { onglet: id, search: '' }}>
                <Contenu charger={charger} />
              </LieuProvider>
            </TabPanel>
          ))}
          <Nouvelles />
        </div>
      </FilProvider>
    </JourneeProvider>
  )
}
