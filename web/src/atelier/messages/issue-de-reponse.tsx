import { Notice } from '../../components/notice.tsx'
import { etatDuMessageTexte, debutTexte, FIL_TEXTS, STATUT_CHANGE_TEXTS, STATUT_MESSAGE_NOMS } from './texts.ts'
import type { Redaction } from './use-reponse.ts'
import { Etats } from '../communs/etats.tsx'

type Props = Pick<Redaction, 'etape' | 'echec' | 'perime' | 'texte'>

/** Somebody else was faster: what one was about to send beside what is recorded. */
const Perime = ({ perime, texte }: Pick<Props, 'perime' | 'texte'>) =>
  perime === null ? null : (
    <Notice kind="error" title={STATUT_CHANGE_TEXTS.perimeTitre}>
      <p>{FIL_TEXTS.perimeAide}</p>
      <Etats
        etats={[
          { nom: FIL_TEXTS.perimeVoulu, etat: debutTexte(texte) },
          {
            nom: STATUT_CHANGE_TEXTS.actuel,
            etat: `${etatDuMessageTexte(STATUT_MESSAGE_NOMS[perime.statut], perime.reponses.length)} ${debutTexte(perime.reponses.at(-1)?.texte ?? '')}`,
          },
        ]}
      />
    </Notice>
  )

/** What became of an answer. */
export const IssueDeReponse = ({ etape, echec, perime, texte }: Props) => (
  <div aria-live="polite">
    {etape === 'envoyee' ? <Notice kind="success" title={FIL_TEXTS.envoyee} /> : null}
    {echec === null ? null : (
      <Notice kind="error" title={echec._tag === 'Refus' ? FIL_TEXTS.echec : FIL_TEXTS.sansReponse}>
        <p>{echec._tag === 'Refus' ? echec.message : FIL_TEXTS.reseau}</p>
      </Notice>
    )}
    <Perime perime={perime} texte={texte} />
  </div>
)
