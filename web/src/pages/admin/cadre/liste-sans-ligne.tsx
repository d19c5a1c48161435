import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'

type Props = {
  readonly titre: string
  readonly texte: string
  /** The way to the whole list, when something narrows it. */
  readonly tout: { readonly texte: string; readonly to: string } | null
}

/** A list with nothing in it: because there is nothing yet, or because too much was asked. */
export const ListeSansLigne = ({ titre, texte, tout }: Props) => (
  <Notice kind="info" live title={titre}>
    <p>{texte}</p>
    {tout === null ? null : (
      <div>
        <ButtonLink to={tout.to} state={STAY}>
          {tout.texte}
        </ButtonLink>
      </div>
    )}
  </Notice>
)
