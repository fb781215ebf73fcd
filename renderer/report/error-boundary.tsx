import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from './report';

interface ErrorBoundaryProps {
  /** Shown instead of a page that failed to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Spec 8: reports an uncaught render error as fatal, and shows text instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    report('fatal', 'uncaught render error', {
      area: 'render',
      error,
      code: /\bat ([A-Z]\w*)/.exec(componentStack ?? '')?.[1] ?? 'unknown',
    });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
