import type { ReactNode } from 'react'
import { STAY } from '../../../app/scroll-position.tsx'
import { useKeepPlace } from '../../../browser/use-keep-place.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Pager } from '../../../components/pager.tsx'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import type { Page } from '../../../features/admin/panneau/page.ts'
import type { Pagination } from '../../../features/admin/panneau/use-pagination.ts'

type VideProps = {
  /** The tab of the list. */
  readonly onglet: string
  /** Something narrows the list: an empty one then has another way on. */
  readonly filtree: boolean
  readonly textes: {
    readonly videTitre: string
    readonly vide: string
    readonly videFiltre: string
    readonly toutVoir: string
  }
}

type Props = VideProps & {
  readonly page: Page<unknown>
  readonly pagination: Pagination
  readonly enCours: boolean
  readonly children: ReactNode
}

const Vide = ({ onglet, filtree, textes }: VideProps) => (
  <Notice kind="info" live title={textes.videTitre}>
    <p>{filtree ? textes.videFiltre : textes.vide}</p>
    {filtree ? (
      <div>
        <ButtonLink to={adresseDOnglet(onglet)} state={STAY}>
          {textes.toutVoir}
        </ButtonLink>
      </div>
    ) : null}
  </Notice>
)

/** A part of a list and the way to the others; with nothing in it, whether there is nothing yet or too much was asked. */
export const PageDeListe = ({ page, pagination, enCours, children, ...vide }: Props) => {
  useKeepPlace(page)
  if (page.data.length === 0) return <Vide {...vide} />
  return (
    <>
      {children}
      <Pager
        first={pagination.premier}
        shown={page.data.length}
        total={page.total}
        capped={page.totalPlafonne ?? false}
        onPrevious={pagination.precedent}
        onNext={pagination.suivant(page.curseurSuivant)}
        busy={enCours}
      />
    </>
  )
}
