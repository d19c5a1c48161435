/** The only door to the routing library: replacing it changes this file, `link.tsx` and the two entries. */
export { Link, type LinkProps, useNavigate } from './link.tsx'
export {
  BrowserRouter,
  type Location,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  StaticRouter,
  useLocation,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
