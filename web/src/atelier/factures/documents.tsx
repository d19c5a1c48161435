import type { FactureDuRegistreReply, TransmissionReply } from '#adapters/http/contract/values/facture-reply'
import { Button } from '../../components/button.tsx'
import { FACTURE_TEXTS, renvoyeeTexte, transmiseTexte } from './texts.ts'
import { renvoyer, transmettre } from './queries.ts'
import { useActe } from './use-acte.ts'
import { faire, useEnAttente } from '../fait/gestes.ts'
import { courrielATexte } from '../fait/texts.ts'
import { BoutonDocument } from '../bouton-document.tsx'
import styles from './facture.module.css'
import { Issue } from './issue.tsx'

type Props = { readonly facture: FactureDuRegistreReply; readonly transmission: TransmissionReply | null }

const rien = (): void => {}

/** Leaves the structured form with the platform; said when it was done already. */
const Transmission = ({ facture, transmission }: Props) => {
  const acte = useActe<TransmissionReply>(rien)
  const deja = acte.fait ?? transmission
  return (
    <>
      {deja === null ? (
        <div>
          <Button busy={acte.enCours} onClick={() => void acte.lancer(transmettre(facture.numero))}>
            {FACTURE_TEXTS.transmettre}
          </Button>
        </div>
      ) : null}
      <Issue echec={acte.echec} />
      <p aria-live="polite" className={styles['soft']}>
        {deja === null ? null : transmiseTexte(deja.accuse)}
      </p>
    </>
  )
}

/** What the client was given, and the ways to give it again. */
export const DocumentsFacture = ({ facture, transmission }: Props) => {
  const { numero, facturX, client } = facture
  const clef = `renvoi ${numero}`
  const renvoi = (): Promise<unknown> =>
    faire({
      clef,
      courriel: courrielATexte(client.nom),
      envoyer: (options) => renvoyer(numero, options)(),
      fait: () => ({ texte: renvoyeeTexte(client.email) }),
    })
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.documents}</h3>
      <div className={styles['ways']}>
        <BoutonDocument document={{ genre: 'piece_pdf', numero }}>{FACTURE_TEXTS.pdf}</BoutonDocument>
        {facturX ? (
          <BoutonDocument document={{ genre: 'piece_xml', numero }}>{FACTURE_TEXTS.xml}</BoutonDocument>
        ) : null}
        <Button busy={useEnAttente().includes(clef)} onClick={() => void renvoi()}>
          {FACTURE_TEXTS.renvoyer}
        </Button>
      </div>
      {facturX ? <Transmission facture={facture} transmission={transmission} /> : null}
    </div>
  )
}
