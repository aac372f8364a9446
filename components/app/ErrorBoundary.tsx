import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportCrash } from '@/lib/errors/reportCrash';
import { CrashPage } from './CrashPage';

interface Props {
  children: ReactNode;
  /** For parts of the shell: a crash shows nothing, and the next page retries. */
  quiet?: boolean;
  path?: string;
}
interface State {
  failed: boolean;
  path?: string;
}

/** §2: a crash shows the fallback and is reported; a new path starts over. */
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
