import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportCrash } from '@/lib/errors/reportCrash';
import { CrashPage } from './CrashPage';

interface Props {
  children: ReactNode;
  /** Of a part of the shell: where it crashes there is nothing, and the next page tries it again. */
  quiet?: boolean;
  /** The page's path. */
  path?: string;
}
interface State {
  failed: boolean;
  path?: string;
}

/** Around every page, keyed by path (specification §2): a crash shows the fallback and is reported; the next page starts anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, before: State): State | null {
    return path === before.path ? null : { failed: false, path };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet ? null : <CrashPage onRetry={() => this.setState({ failed: false })} />;
  }
}
