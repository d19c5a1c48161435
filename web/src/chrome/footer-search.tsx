import { useLocation } from '../app/router.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import { SearchForm } from './search-form.tsx'

/** The search at the foot of every page but its own, which has it on top. */
export const FooterSearch = () =>
  useLocation().pathname === CHEMIN_RECHERCHE ? null : <SearchForm id="recherche-pied" />
