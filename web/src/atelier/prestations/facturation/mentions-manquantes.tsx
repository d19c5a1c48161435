import * as t from 'io-ts'
import { MentionManquanteReply } from '#adapters/http/contract/values/facture-reply'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../../api/reply.ts'
import { Notice } from '../../../components/notice.tsx'
import { mentionAbsente } from '../../factures/texts.ts'
import { FACTURATION_TEXTS } from './texts.ts'

const Donnees = t.strict({ mentions: t.readonlyArray(MentionManquanteReply) })

/** What the server says that a document still lacks; nothing when that is not why it was refused. */
export const mentionsDuRefus = (echec: CallFailure | null): readonly MentionManquanteReply[] => {
  if (!isRefusedAs('MENTIONS_MANQUANTES', echec)) return []
  const lues = Donnees.decode(echec.data)
  return E.isRight(lues) ? lues.right.mentions : []
}

type Props = {
  readonly mentionsManquantes: readonly MentionManquanteReply[]
  /** What cannot be issued. */
  readonly titre?: string
}

/** What the law wants on a document and the settings of the business lack: nothing is issued before. */
export const MentionsManquantes = ({ mentionsManquantes, titre = FACTURATION_TEXTS.mentions }: Props) =>
  mentionsManquantes.length === 0 ? null : (
    <Notice kind="warning" title={titre}>
      <ul>
        {mentionsManquantes.map(({ code, fondement }) => (
          <li key={code}>{mentionAbsente(code, fondement)}</li>
        ))}
      </ul>
      <p>{FACTURATION_TEXTS.mentionsAide}</p>
    </Notice>
  )
