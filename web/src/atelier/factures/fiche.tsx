import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FactureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Notice } from '../../components/notice.tsx'
import { documentDAcompteTexte } from '../prestations/acomptes/texts.ts'
import { emiseTexte, factureNumeroTexte, FACTURES_TEXTS } from './texts.ts'
import { type FactureDetaillee, factureQuery, remplacanteQuery } from './queries.ts'
import { adresseDuLieu } from '../adresses.ts'
import { useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { Charge } from '../communs/charge.tsx'
import { Dossier } from '../communs/dossier.tsx'
import styles from '../communs/dossier.module.css'
import { AcompteCarte } from './acompte-carte.tsx'
import { EtatFacture } from './etat-facture.tsx'
import { FactureCarte } from './facture-carte.tsx'

type Props = {
  readonly numero: string
  /** It was issued just now. */
  readonly emise: boolean
  readonly onFacture: (facture: FactureDuRegistreReply) => void
}

const Prestation = ({ facture: { prestationId, reference } }: { readonly facture: FactureDuRegistreReply }) =>
  prestationId === null ? (
    <p className={styles['soft']}>{FACTURES_TEXTS.prestationEffacee}</p>
  ) : (
    <p>
      <Link to={adresseDuLieu('prestations', { id: prestationId })} state={STAY} className={styles['link']}>
        {FACTURES_TEXTS.prestation} {reference}
      </Link>
    </p>
  )

/** Its payments hang on the order: the invoice that took its place tells of them. */
const Remplacee = ({ facture }: { readonly facture: FactureDuRegistreReply }) => {
  const { adresse } = useParametres()
  const annulee = facture.genre === 'facture' && facture.etat === 'annulee'
  const { data: numero = null } = useQuery({ ...remplacanteQuery(facture), enabled: annulee })
  return !annulee || numero === null ? null : (
    <Notice kind="info" title={FACTURES_TEXTS.remplacee}>
      <p>{FACTURES_TEXTS.remplaceeAide}</p>
      <p>
        <Link to={adresse({ numero })} state={STAY} className={styles['link']}>
          {factureNumeroTexte(numero)}
        </Link>
      </p>
    </Notice>
  )
}

const titreDe = ({ genre, numero }: FactureDuRegistreReply): string =>
  genre === 'acompte' ? documentDAcompteTexte(genre, numero) : factureNumeroTexte(numero)

const Contenu = ({ facture, transmission, emise, onFacture }: FactureDetaillee & Omit<Props, 'numero'>) => (
  <>
    <div aria-live="polite">
      {emise ? <Notice kind="success" title={emiseTexte(facture.numero, facture.client.email)} /> : null}
    </div>
    <div className={styles['head']}>
      <div>
        <h2>{titreDe(facture)}</h2>
        <p>
          {facture.client.nom}, {facture.service}
        </p>
      </div>
      <EtatFacture etat={facture.etat} />
    </div>
    <Prestation facture={facture} />
    <Remplacee facture={facture} />
    {facture.genre === 'acompte' ? (
      <AcompteCarte facture={facture} transmission={transmission} />
    ) : (
      <FactureCarte facture={facture} transmission={transmission} onFacture={onFacture} />
    )}
  </>
)

/** One invoice, whole: the address names it, or one of its credit notes. */
export const FicheFacture = ({ numero, emise, onFacture }: Props) => {
  const { adresse } = useParametres()
  const serveur = useQueryClient()
  const question = factureQuery(numero)
  const demande = useReponse(useQuery(question))
  const changer = (facture: FactureDuRegistreReply): void => {
    serveur.setQueryData(question.queryKey, (avant) =>
      avant === undefined || avant.lue === null ? avant : { lue: { ...avant.lue, facture } },
    )
    onFacture(facture)
  }
  return (
    <Dossier nom={FACTURES_TEXTS.facture} retour={{ texte: FACTURES_TEXTS.retour, to: adresse({ numero: '' }) }}>
      <Charge demande={demande}>
        {({ lue }) =>
          lue === null ? (
            <Notice kind="info" live title={FACTURES_TEXTS.inconnueTitre}>
              <p>{FACTURES_TEXTS.inconnue}</p>
            </Notice>
          ) : (
            <Contenu {...lue} emise={emise} onFacture={changer} />
          )
        }
      </Charge>
    </Dossier>
  )
}
