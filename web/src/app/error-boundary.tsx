import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type Props = { readonly children: ReactNode }

type State = { readonly failure: { readonly error: unknown } | null }

/** Shows the error screen in place of a page that broke. React knows no form for this but a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />
  }
}
