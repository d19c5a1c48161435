import { useLocation } from '../../app/router.ts'
import { Head } from '../../components/head.tsx'
import { ADMIN_TEXTS, ONGLET_TEXTS } from '../../contents/admin-cadre-texts.ts'
import { ongletDe } from '../../features/admin/panneau/adresse.ts'
import { Garde } from './cadre/garde.tsx'
import { Panneau } from './cadre/panneau.tsx'
import { ONGLETS } from './onglets.ts'

const IDS = ONGLETS.map(({ id }) => id)

/** The owner's side. The tab stands in the query, so that each screen has an address. */
export const AdminPage = () => {
  const courant = ongletDe(useLocation().search, IDS)
  const onglet = ONGLETS.find(({ id }) => id === courant)
  const titre = onglet === undefined ? ADMIN_TEXTS.titre : `${ONGLET_TEXTS[onglet.id]} – ${ADMIN_TEXTS.titre}`
  return (
    <>
      <Head title={titre} description={ADMIN_TEXTS.description} />
      <Garde>
        <Panneau />
      </Garde>
    </>
  )
}
