import { formaterDate } from '#domain/calendrier/formater-date'
import { PARTICULIER, formaterSiren } from '#domain/client/acheteur'
import { formaterTelephone } from '#domain/client/telephone'
import type { Devis } from '#domain/devis/devis'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { formaterQuantite } from '#domain/tarification/formater-quantite'
import { Specimen } from '../../../components/specimen.tsx'
import { derivationDeplacement, derivationPrestation } from '../../../features/commande/derivation.ts'
import { DEVIS_TEXTS, ESTIMATION_TEXTS } from '../../../contents/estimation-texts.ts'
import styles from './apercu.module.css'

type PartieProps = { readonly titre: string; readonly nom: string; readonly lignes: readonly string[] }

const Partie = ({ titre, nom, lignes }: PartieProps) => (
  <div>
    <h3 className={styles['label']}>{titre}</h3>
    <p className={styles['name']}>{nom}</p>
    {lignes.map((ligne) => (
      <p key={ligne}>{ligne}</p>
    ))}
  </div>
)

const Parties = ({ devis: { entreprise, client, acheteur = PARTICULIER, adresse } }: { readonly devis: Devis }) => (
  <div className={styles['parties']}>
    <Partie
      titre={DEVIS_TEXTS.prestataire}
      nom={entreprise.nom}
      lignes={[
        `${entreprise.responsable}, ${entreprise.forme}`,
        entreprise.adresse,
        `${entreprise.codePostal} ${entreprise.ville}`,
        `${DEVIS_TEXTS.siret} ${formaterSiret(entreprise.siret)}`,
        formaterTelephone(entreprise.telephone),
      ]}
    />
    <Partie
      titre={DEVIS_TEXTS.client}
      nom={acheteur.type === 'professionnel' ? acheteur.raisonSociale : client.nom}
      lignes={[
        ...(acheteur.type === 'professionnel'
          ? [`${DEVIS_TEXTS.siren} ${formaterSiren(acheteur.siren)}`, `${DEVIS_TEXTS.attention} ${client.nom}`]
          : []),
        adresse.adresse,
        `${adresse.codePostal} ${adresse.ville}`,
        formaterTelephone(client.telephone),
        client.email,
      ]}
    />
  </div>
)

type TotalProps = { readonly nom: string; readonly montant: Montant; readonly className?: string | undefined }

const Total = ({ nom, montant, className }: TotalProps) => (
  <tr className={className}>
    <th scope="row" colSpan={2}>
      {nom}
    </th>
    <td>{formaterMontant(montant)}</td>
  </tr>
)

const Lignes = ({ devis: { estimation } }: { readonly devis: Devis }) => (
  <table className={styles['lines']}>
    <thead>
      <tr>
        <th scope="col">{DEVIS_TEXTS.designation}</th>
        <th scope="col">{DEVIS_TEXTS.quantite}</th>
        <th scope="col">{DEVIS_TEXTS.montant}</th>
      </tr>
    </thead>
    <tbody>
      {estimation.lignes.map((ligne) => (
        <tr key={ligne.nature}>
          <th scope="row">
            {ligne.designation}
            <span className={styles['detail']}>
              {ligne.nature === 'deplacement' && estimation.deplacement !== null
                ? derivationDeplacement(estimation.deplacement)
                : derivationPrestation(ligne, estimation.heures)}
            </span>
          </th>
          <td>{formaterQuantite(ligne)}</td>
          <td>{formaterMontant(ligne.montant)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <Total nom={DEVIS_TEXTS.total} montant={estimation.totalNet} />
      <Total nom={ESTIMATION_TEXTS.weekend} montant={estimation.tarifWeekend} className={styles['weekend']} />
    </tfoot>
  </table>
)

/** A quote on the screen: the same content as its text and its PDF. */
export const DevisFeuille = ({ devis }: { readonly devis: Devis }) => (
  <div className={styles['sheet']}>
    <Specimen />
    <p className={styles['dates']}>
      {DEVIS_TEXTS.emis} {formaterDate(devis.emisLe)} · {DEVIS_TEXTS.valable} {formaterDate(devis.valableJusquAu)}
    </p>
    <Parties devis={devis} />
    <Lignes devis={devis} />
    {devis.description === '' ? null : <p className={styles['description']}>{devis.description}</p>}
    <ul className={styles['mentions']}>
      {devis.mentions.map(({ code, texte }) => (
        <li key={code}>{texte}</li>
      ))}
      <li>{DEVIS_TEXTS.sansNumero}</li>
    </ul>
  </div>
)
