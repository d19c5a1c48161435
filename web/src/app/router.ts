/** The only door to the routing library: replacing it changes this file and the two entries. */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
