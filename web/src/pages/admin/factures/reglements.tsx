import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { ReglementReply } from '#adapters/http/contract/values/reglement-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FACTURE_TEXTS, MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../../../contents/admin-factures-texts.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import styles from './facture.module.css'

const chargerReglement = () => import('./reglement-formulaire.tsx')
const chargerAnnulation = () => import('./annulation-formulaire.tsx')

type Props = { readonly facture: FactureReply; readonly onFacture: (facture: FactureReply) => void }

const precision = ({ annule, note }: ReglementReply, defait: boolean): string =>
  [defait ? REGLEMENT_TEXTS.defait : '', annule === null ? '' : REGLEMENT_TEXTS.contraire, note]
    .filter((texte) => texte !== '')
    .join(', ')

type EntreeProps = {
  readonly reglement: ReglementReply
  readonly defait: boolean
  readonly onDefaire: () => void
}

const Entree = ({ reglement, defait, onDefaire }: EntreeProps) => {
  const { mode, le, montant, annule } = reglement
  const suite = precision(reglement, defait)
  return (
    <li>
      <p>
        <span className={styles['amount']}>{formaterMontant(montant)}</span> {MODES_DE_REGLEMENT[mode]},{' '}
        {formaterDate(le)} <span className={styles['soft']}>{suite}</span>
      </p>
      {defait || annule !== null ? null : (
        <Button variant="quiet" onClick={onDefaire}>
          {REGLEMENT_TEXTS.defaire}
          <span className="visually-hidden">
            {' '}
            {formaterMontant(montant)}, {formaterDate(le)}
          </span>
        </Button>
      )}
    </li>
  )
}

/** A slip is undone by a contrary entry, which says why. */
const Annulation = ({
  facture,
  onFacture,
  vise,
  onFermer,
}: Props & { vise: ReglementReply | null; onFermer: () => void }) => (
  <Dialog
    open={vise !== null}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (vise === null ? undefined : onFermer())}
  >
    {vise === null ? null : (
      <ALaDemande charger={chargerAnnulation}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            facture={facture}
            reglement={vise}
            onFermer={onFermer}
            onFait={(nouvelle) => {
              onFacture(nouvelle)
              onFermer()
            }}
          />
        )}
      </ALaDemande>
    )}
  </Dialog>
)

/** The form of a payment, or of money to give back; nothing when nobody owes anything. */
const Nouveau = ({ facture, onFacture }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  if (!ouvert) {
    if (facture.solde === 0) return null
    return (
      <div>
        <Button variant="primary" onClick={() => setOuvert(true)}>
          {facture.solde > 0 ? FACTURE_TEXTS.enregistrer : FACTURE_TEXTS.rembourser}
        </Button>
      </div>
    )
  }
  return (
    <ALaDemande charger={chargerReglement}>
      {({ ReglementFormulaire }) => (
        <ReglementFormulaire
          facture={facture}
          onRelue={onFacture}
          onFermer={() => setOuvert(false)}
          onFait={(nouvelle) => {
            onFacture(nouvelle)
            setOuvert(false)
          }}
        />
      )}
    </ALaDemande>
  )
}

/** The money that came in for an invoice, and went back. */
export const Reglements = ({ facture, onFacture }: Props) => {
  const [vise, setVise] = useState<ReglementReply | null>(null)
  const { reglements } = facture
  const defaits = new Set(reglements.map(({ annule }) => annule))
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.reglements}</h3>
      {reglements.length === 0 ? (
        <p className={styles['soft']}>{FACTURE_TEXTS.aucunReglement}</p>
      ) : (
        <ul className={styles['entries']}>
          {reglements.map((reglement) => (
            <Entree
              key={reglement.id}
              reglement={reglement}
              defait={defaits.has(reglement.id)}
              onDefaire={() => setVise(reglement)}
            />
          ))}
        </ul>
      )}
      <Nouveau facture={facture} onFacture={onFacture} />
      <Annulation facture={facture} onFacture={onFacture} vise={vise} onFermer={() => setVise(null)} />
    </div>
  )
}
