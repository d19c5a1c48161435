import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { demanderDiagnostics } from '../../../features/admin/diagnostics/appels.ts'
import { COURBES } from '../../../features/admin/diagnostics/mois.ts'
import { useQuandNouvelle } from '../../../atelier/nouvelles/queries.ts'
import { type Demande, useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import { Charge } from '../cadre/charge.tsx'
import { Comptes } from './comptes.tsx'
import { Courbe } from './courbe.tsx'
import { Courriels } from './courriels.tsx'
import { Delais } from './delais.tsx'
import styles from './diagnostics.module.css'
import { Etats } from './etats.tsx'
import { Exports } from './exports.tsx'
import { Mentions } from './mentions.tsx'
import { Releve } from './releve.tsx'
import { TopClients } from './top-clients.tsx'

const chargerConservation = () => import('../conservation/partie-conservation.tsx')
const chargerRetractations = () => import('../../../atelier/retractations/retractations.tsx')

type Props = { readonly releve: DiagnosticsReply; readonly demande: Demande<DiagnosticsReply> }

const Diagnostics = ({ releve, demande }: Props) => (
  <div className={styles['parts']}>
    <Releve releveLe={releve.releveLe} demande={demande} />
    <Mentions mentions={releve.mentionsACompleter} />
    <Courriels courriels={releve.courriels} onRenvoi={demande.recharger} />
    <ALaDemande charger={chargerRetractations} lignes={2}>
      {({ Retractations }) => <Retractations />}
    </ALaDemande>
    <Comptes comptes={releve.comptes} parStatut={releve.parStatut} />
    {COURBES.map((courbe) => (
      <Courbe key={courbe.id} courbe={courbe} mois={releve.mois} />
    ))}
    <Delais {...releve} />
    <TopClients clients={releve.topClients} />
    <Exports />
    <ALaDemande charger={chargerConservation} lignes={6}>
      {({ PartieConservation }) => <PartieConservation />}
    </ALaDemande>
    <Etats etats={releve.etats} />
  </div>
)

/** Tab Diagnostics: how the business and its site are doing. */
export const OngletDiagnostics = () => {
  const demande = useDemande(demanderDiagnostics)
  useQuandNouvelle(() => void demande.recharger())
  return <Charge demande={demande}>{(releve) => <Diagnostics releve={releve} demande={demande} />}</Charge>
}
