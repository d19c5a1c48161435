import { Notice } from '../../../components/notice.tsx'

/** What a press will cost or undo, said before it is made. */
export const Regle = ({ texte }: { readonly texte: string | null }) =>
  texte === null ? null : (
    <Notice kind="warning">
      <p>{texte}</p>
    </Notice>
  )
