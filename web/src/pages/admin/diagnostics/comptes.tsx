import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { STATUTS } from '#domain/prestation/statut'
import { BANDEAU_TEXTS, enNombre } from '../../../contents/admin-cadre-texts.ts'
import { COMPTES_TEXTS, DIAGNOSTICS_TEXTS } from '../../../contents/admin-diagnostics-texts.ts'
import styles from './diagnostics.module.css'

type Props = Pick<DiagnosticsReply, 'comptes' | 'parStatut'>

type Chiffre = { readonly nom: string; readonly nombre: number }

const NOMS = ['prestations', 'clients', 'clientsActifs', 'messages', 'messagesNonLus', 'estimations'] as const

const chiffres = ({ comptes, parStatut }: Props): readonly Chiffre[] => [
  ...NOMS.map((nom) => ({ nom: COMPTES_TEXTS[nom], nombre: comptes[nom] })),
  ...STATUTS.map((statut) => {
    const nombre = parStatut[statut] ?? 0
    return { nom: enNombre(BANDEAU_TEXTS[statut], nombre), nombre }
  }),
]

/** How much there is of everything. */
export const Comptes = (props: Props) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.comptes}</h2>
    <dl className={styles['counts']}>
      {chiffres(props).map(({ nom, nombre }) => (
        <div key={nom}>
          <dt>{nom}</dt>
          <dd>{nombre.toLocaleString('fr-FR')}</dd>
        </div>
      ))}
    </dl>
  </section>
)
