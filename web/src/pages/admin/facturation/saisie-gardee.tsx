import { useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { BROUILLON_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import { estPerime } from '../../../features/admin/facturation/brouillon-de-facture.ts'
import { cadreDe } from '../../../features/admin/facturation/cadre.ts'
import { type FactureSaisie, ouvrirSaisie } from '../../../features/admin/facturation/saisie.ts'
import { useBrouillonDeFacture } from '../../../features/admin/facturation/use-brouillon-de-facture.ts'
import styles from './facturation.module.css'
import { Formulaire } from './formulaire.tsx'

type Props = {
  readonly facturation: FacturationReply
  readonly onEmise: (facture: FactureReply) => void
  readonly onPerimee: () => void
}

type RepriseProps = { readonly onReprendre: () => void; readonly onRepartir: () => void }

/** The prestation changed since this was typed: one looks before it stands again. */
const Reprise = ({ onReprendre, onRepartir }: RepriseProps) => (
  <Notice kind="info" live title={BROUILLON_TEXTS.retrouve}>
    <p>{BROUILLON_TEXTS.change}</p>
    <div className={styles['actions']}>
      <Button variant="primary" onClick={onReprendre}>
        {BROUILLON_TEXTS.reprendre}
      </Button>
      <Button variant="quiet" onClick={onRepartir}>
        {BROUILLON_TEXTS.repartir}
      </Button>
    </div>
  </Notice>
)

/** The form with what was typed for this prestation, until the invoice is issued or what was typed is given up. */
export const SaisieGardee = ({ facturation, onEmise, onPerimee }: Props) => {
  const { version, prestationId } = facturation
  const { brouillon, garder } = useBrouillonDeFacture(prestationId)
  const [aReprendre, setAReprendre] = useState(estPerime(brouillon, version))
  const [departs, setDeparts] = useState(0)
  const partirDe = (saisie: FactureSaisie | null): void => {
    garder(saisie === null ? null : { version, saisie })
    setAReprendre(false)
    setDeparts((nombre) => nombre + 1)
  }
  if (aReprendre && brouillon !== null) {
    return <Reprise onReprendre={() => partirDe(brouillon.saisie)} onRepartir={() => partirDe(null)} />
  }
  return (
    <Formulaire
      key={departs}
      facturation={facturation}
      saisie={brouillon?.saisie ?? ouvrirSaisie(cadreDe(facturation))}
      prendLeFocus={departs > 0}
      onSaisie={(saisie) => garder({ version, saisie })}
      onEffacer={brouillon === null ? null : () => partirDe(null)}
      onEmise={(facture) => {
        garder(null)
        onEmise(facture)
      }}
      onPerimee={onPerimee}
    />
  )
}
