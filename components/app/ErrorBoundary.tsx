import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashFallback } from '@/components/errors';
import { reportError } from '@/lib/errors/reportError';

interface Props { children: ReactNode }
interface State { failed: boolean }

/** Around every page, keyed by path (specification §2): a crash shows the fallback and is reported; the next page starts anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError({ title: `Crash: ${error.name}: ${error.message}`, description: location.pathname, trace: `${error.stack ?? ''}\n${info.componentStack ?? ''}` });
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashFallback onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
