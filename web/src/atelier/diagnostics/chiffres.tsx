import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { STATUTS } from '#domain/prestation/statut'
import { formaterMontant } from '#domain/shared/montant'
import { useId } from 'react'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Facts } from '../../components/facts.tsx'
import { BANDEAU_TEXTS, enNombre } from '../communs/cadre-texts.ts'
import { adresseDuLieu } from '../adresses.ts'
import { COMPTES_TEXTS, DELAIS_TEXTS, DIAGNOSTICS_TEXTS, heuresTexte, pourCentTexte } from './texts.ts'
import styles from './diagnostics.module.css'
import tableau from './tableau.module.css'

type ComptesProps = Pick<DiagnosticsReply, 'comptes' | 'parStatut'>

const NOMS = ['prestations', 'clients', 'clientsActifs', 'messages', 'messagesNonLus', 'estimations'] as const

const chiffreDe = (nom: string, nombre: number) => [nom, nombre.toLocaleString('fr-FR')] as const

const chiffres = ({ comptes, parStatut }: ComptesProps) => [
  ...NOMS.map((nom) => chiffreDe(COMPTES_TEXTS[nom], comptes[nom])),
  ...STATUTS.map((statut) => {
    const nombre = parStatut[statut] ?? 0
    return chiffreDe(enNombre(BANDEAU_TEXTS[statut], nombre), nombre)
  }),
]

/** How much there is of everything. */
export const Comptes = (props: ComptesProps) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.comptes}</h2>
    <Facts className={styles['counts']} facts={chiffres(props)} />
  </section>
)

type DelaisProps = Pick<DiagnosticsReply, 'delaiMedianHeures' | 'partDansLeDelai' | 'conversion'>

type MesureProps = {
  readonly nom: string
  readonly aide: string
  readonly texte: string | null
  /** 0 to 1, drawn as a bar; `null` for what is no share. */
  readonly part: number | null
}

const Mesure = ({ nom, aide, texte, part }: MesureProps) => (
  <div>
    <dt>{nom}</dt>
    <dd>
      <span className={styles['figure']}>{texte ?? DELAIS_TEXTS.inconnu}</span>
      {part === null ? null : (
        <svg className={styles['share']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles['rest']} />
          <rect width={part * 100} height="4" className={styles['done']} />
        </svg>
      )}
      <span className={styles['soft']}>{aide}</span>
    </dd>
  </div>
)

const part = (valeur: number | null): string | null => (valeur === null ? null : pourCentTexte(valeur))

/** How fast the business answers, and how many estimates become orders. */
export const Delais = ({ delaiMedianHeures, partDansLeDelai, conversion }: DelaisProps) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.delais}</h2>
    <dl className={styles['measures']}>
      <Mesure
        nom={DELAIS_TEXTS.delai}
        aide={DELAIS_TEXTS.delaiAide}
        texte={delaiMedianHeures === null ? null : heuresTexte(delaiMedianHeures)}
        part={null}
      />
      <Mesure
        nom={DELAIS_TEXTS.dansLeDelai}
        aide={DELAIS_TEXTS.dansLeDelaiAide}
        texte={part(partDansLeDelai)}
        part={partDansLeDelai}
      />
      <Mesure
        nom={DELAIS_TEXTS.conversion}
        aide={DELAIS_TEXTS.conversionAide}
        texte={part(conversion)}
        part={conversion}
      />
    </dl>
  </section>
)

type Client = DiagnosticsReply['topClients'][number]

const Ligne = ({ id, nom, prestations, montant }: Client) => (
  <tr>
    <th scope="row">
      <Link to={adresseDuLieu('clients', { id })} state={STAY} className={styles['name']}>
        {nom}
      </Link>
    </th>
    <td>{prestations.toLocaleString('fr-FR')}</td>
    <td>{formaterMontant(montant)}</td>
  </tr>
)

/** The ten clients with most orders. */
export const TopClients = ({ clients }: { readonly clients: readonly Client[] }) => {
  const titreId = useId()
  return (
    <section className={styles['part']}>
      <h2 id={titreId}>{DIAGNOSTICS_TEXTS.topClients}</h2>
      {clients.length === 0 ? (
        <p className={styles['soft']}>{DIAGNOSTICS_TEXTS.topClientsVide}</p>
      ) : (
        <div className={tableau['box']}>
          <table aria-labelledby={titreId} className={tableau['table']}>
            <thead>
              <tr>
                <th scope="col">{DIAGNOSTICS_TEXTS.client}</th>
                <th scope="col">{DIAGNOSTICS_TEXTS.prestations}</th>
                <th scope="col">{DIAGNOSTICS_TEXTS.montant}</th>
              </tr>
            </thead>
            <tbody>
              {clients.map((client) => (
                <Ligne key={client.id} {...client} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
