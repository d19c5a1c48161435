import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Charge } from '../communs/charge.tsx'
import { Comptes, Delais, TopClients } from './chiffres.tsx'
import { Courbe } from './courbe.tsx'
import { Courriels } from './courriels.tsx'
import { Etats, Mentions, Releve } from './etat-du-site.tsx'
import { Exports } from './exports.tsx'
import { COURBES } from './mois.ts'
import { diagnosticsQuery, useDiagnostics } from './queries.ts'
import styles from './diagnostics.module.css'

const chargerConservation = () => import('./conservation/conservation.tsx')
const chargerRetractations = () => import('../retractations/retractations.tsx')

/** The figures; what stands below the first screen comes with it. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerRetractations)
  void bring(chargerConservation)
  void serveur.prefetchQuery(diagnosticsQuery)
}

/** What does not work, then what the house does, then what is taken out of it or let go. */
const Diagnostics = ({ releve }: { readonly releve: DiagnosticsReply }) => (
  <>
    <Courriels courriels={releve.courriels} />
    <Etats etats={releve.etats} />
    <Mentions mentions={releve.mentionsACompleter} />
    <ALaDemande charger={chargerRetractations} lignes={2}>
      {({ Retractations }) => <Retractations />}
    </ALaDemande>
    <Comptes comptes={releve.comptes} parStatut={releve.parStatut} />
    <Delais {...releve} />
    {COURBES.map((courbe) => (
      <Courbe key={courbe.id} courbe={courbe} mois={releve.mois} />
    ))}
    <TopClients clients={releve.topClients} />
    <Exports />
    <ALaDemande charger={chargerConservation} lignes={6}>
      {({ PartieConservation }) => <PartieConservation />}
    </ALaDemande>
  </>
)

/** How the business and its site are doing. */
export const Ecran = () => {
  const demande = useDiagnostics()
  return (
    <Charge demande={demande}>
      {(releve) => (
        <div className={styles['parts']}>
          <Releve {...demande} releveLe={releve.releveLe} />
          <Diagnostics releve={releve} />
        </div>
      )}
    </Charge>
  )
}
