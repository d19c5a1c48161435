import type { ComptabiliteReply } from '#adapters/http/contract/routes/comptabilite'
import { formaterMontant } from '#domain/shared/montant'
import { Fragment, useId } from 'react'
import { COMPTABILITE_TEXTS, moisTexte, trimestreTexte } from './texts.ts'
import styles from './comptabilite.module.css'

type Encaisse = ComptabiliteReply['total']

const Barre = ({ part }: { readonly part: number }) => (
  <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.max(0, part) * 100} height="6" className={styles['done']} />
  </svg>
)

type LigneProps = {
  readonly nom: string
  readonly encaisse: Encaisse
  readonly plus?: number
  readonly somme?: boolean
}

const Ligne = ({ nom, encaisse: { services, ventes, total, ecritures }, plus = 0, somme = false }: LigneProps) => (
  <tr data-somme={somme || undefined}>
    <th scope="row">{nom}</th>
    <td data-detail>{formaterMontant(services)}</td>
    <td data-detail>{formaterMontant(ventes)}</td>
    <td>{formaterMontant(total)}</td>
    <td data-detail>{ecritures}</td>
    <td className={styles['drawn']} aria-hidden="true">
      {plus > 0 ? <Barre part={total / plus} /> : null}
    </td>
  </tr>
)

const Tete = () => (
  <thead>
    <tr>
      <th scope="col">{COMPTABILITE_TEXTS.mois}</th>
      <th scope="col" data-detail>
        {COMPTABILITE_TEXTS.services}
      </th>
      <th scope="col" data-detail>
        {COMPTABILITE_TEXTS.ventes}
      </th>
      <th scope="col">{COMPTABILITE_TEXTS.total}</th>
      <th scope="col" data-detail>
        {COMPTABILITE_TEXTS.ecritures}
      </th>
      <td className={styles['drawn']} aria-hidden="true" />
    </tr>
  </thead>
)

/** What was cashed, month by month, each quarter below its months. */
export const MoisEncaisses = ({ mois, trimestres, total }: ComptabiliteReply) => {
  const titreId = useId()
  const plus = Math.max(0, ...mois.map((un) => un.total))
  return (
    <section className={styles['part']}>
      <h2 id={titreId}>{COMPTABILITE_TEXTS.encaisse}</h2>
      <p className={styles['soft']}>{COMPTABILITE_TEXTS.encaisseAide}</p>
      <table aria-labelledby={titreId} className={styles['months']}>
        <Tete />
        <tbody>
          {trimestres.map((trimestre, rang) => (
            <Fragment key={trimestreTexte(rang + 1)}>
              {mois.slice(3 * rang, 3 * rang + 3).map((un, place) => (
                <Ligne
                  key={moisTexte(3 * rang + place + 1)}
                  nom={moisTexte(3 * rang + place + 1)}
                  encaisse={un}
                  plus={plus}
                />
              ))}
              <Ligne nom={trimestreTexte(rang + 1)} encaisse={trimestre} somme />
            </Fragment>
          ))}
          <Ligne nom={COMPTABILITE_TEXTS.totalAnnee} encaisse={total} somme />
        </tbody>
      </table>
    </section>
  )
}
