import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { Checkbox } from '../../components/checkbox.tsx'
import { DEMANDES_TEXTS } from './texts.ts'
import type { ChampsProps } from '../../pages/commander/informations/champs.ts'
import { Partie } from '../../pages/commander/informations/partie.tsx'
import dossier from '../communs/dossier.module.css'

type CaseProps = Pick<ChampsProps, 'saisie' | 'changer'> & { readonly nom: 'debutAnticipe' | 'urgence' }

/** Its help is the very text that is kept with the order and repeated by the confirmation. */
const Case = ({ nom, saisie, changer }: CaseProps) => (
  <Checkbox
    name={nom}
    label={DEMANDES_TEXTS[nom]}
    help={`«\u00a0${TEXTES_DE_CONSENTEMENT[nom]}\u00a0»`}
    checked={saisie[nom] === 'oui'}
    onChange={({ target }) => changer({ [nom]: target.checked ? 'oui' : '' })}
  />
)

/** What a consumer asked for on the telephone, never ticked beforehand; a professional has no right to withdraw from. */
export const DemandesDuClient = ({ saisie, changer }: ChampsProps) =>
  saisie.typeClient === 'professionnel' ? null : (
    <Partie id="partie-demandes" titre={DEMANDES_TEXTS.titre}>
      <p className={dossier['soft']}>{DEMANDES_TEXTS.aide}</p>
      <Case nom="debutAnticipe" saisie={saisie} changer={changer} />
      {saisie.modalite === 'a_distance' ? null : <Case nom="urgence" saisie={saisie} changer={changer} />}
    </Partie>
  )
