import { reasonOf } from '../../api/reason-of.ts'
import { useNow } from '../../browser/use-now.ts'
import { Notice } from '../../components/notice.tsx'
import { quand } from '../aujourdhui/echeance.ts'
import type { Acte } from './attente.ts'
import { useRoute } from './reseau.ts'
import { attendentTexte, HORS_RESEAU_TEXTS as TEXTS, surTexte, vuTexte } from './texts.ts'

const enMots = (acte: Acte): string => surTexte(acte.genre === 'note' ? TEXTS.notee : TEXTS.finie, acte.nom)

/** How old the day is that one reads, what waits for the network, and what the server refused of it. */
export const EtatDeLaRoute = () => {
  const { vu, actes, refus } = useRoute()
  const maintenant = useNow()
  return (
    <>
      {vu === null && actes.length === 0 ? null : (
        <Notice kind="info" live title={vu === null ? undefined : vuTexte(quand(vu, maintenant))}>
          {actes.length === 0 ? null : <p>{attendentTexte(actes.map(enMots))}</p>}
        </Notice>
      )}
      {refus.map(({ acte, echec }) => (
        <Notice key={acte.clef} kind="error" live title={TEXTS.refus}>
          <p>
            {enMots(acte)} : {reasonOf(echec, TEXTS.reseau)}
          </p>
          {acte.genre === 'note' ? <p>{acte.texte}</p> : null}
        </Notice>
      ))}
    </>
  )
}
