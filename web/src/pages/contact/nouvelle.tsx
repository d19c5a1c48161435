import type { RefObject } from 'react'
import { MESSAGE_ENVOYE } from '#adapters/http/contract/pages'
import { Notice } from '../../components/notice.tsx'
import { FORMULAIRE_TEXTS } from '../../contents/contact-texts.ts'
import type { EnvoiContact } from '../../features/contact/envoi-contact.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'

type Props = { readonly envoi: EnvoiContact; readonly cible: RefObject<HTMLDivElement | null> }

/** What became of the message. It takes the focus when no field has to be corrected. */
export const Nouvelle = ({ envoi: { etape, alerte }, cible }: Props) => (
  <div ref={cible} tabIndex={-1}>
    {etape === 'envoye' ? (
      <Notice kind="success" title={MESSAGE_ENVOYE} live>
        <p>{FORMULAIRE_TEXTS.envoyeSuite}</p>
      </Notice>
    ) : null}
    <AlerteNotice alerte={alerte} />
  </div>
)
