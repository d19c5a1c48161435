import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { STATUTS } from '#domain/prestation/statut'
import { Facts } from '../../../components/facts.tsx'
import { BANDEAU_TEXTS, enNombre } from '../../../contents/admin-cadre-texts.ts'
import { COMPTES_TEXTS, DIAGNOSTICS_TEXTS } from '../../../contents/admin-diagnostics-texts.ts'
import styles from './diagnostics.module.css'

type Props = Pick<DiagnosticsReply, 'comptes' | 'parStatut'>

const NOMS = ['prestations', 'clients', 'clientsActifs', 'messages', 'messagesNonLus', 'estimations'] as const

const chiffre = (nom: string, nombre: number) => [nom, nombre.toLocaleString('fr-FR')] as const

const chiffres = ({ comptes, parStatut }: Props) => [
  ...NOMS.map((nom) => chiffre(COMPTES_TEXTS[nom], comptes[nom])),
  ...STATUTS.map((statut) => {
    const nombre = parStatut[statut] ?? 0
    return chiffre(enNombre(BANDEAU_TEXTS[statut], nombre), nombre)
  }),
]

/** How much there is of everything. */
export const Comptes = (props: Props) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.comptes}</h2>
    <Facts className={styles['counts']} facts={chiffres(props)} />
  </section>
)
