import type { SiteDetails } from '@witryna/module-schemas';
import { Component, type ReactNode } from 'react';
import { FAILURES } from '../content/failures.ts';
import { loadedPlainPages, loadPlainPages } from './load-plain-pages.ts';

interface RootBoundaryProps {
  readonly site: SiteDetails;
  readonly children: ReactNode;
}

interface RootBoundaryState {
  readonly hasFailed: boolean;
  readonly isPageLoaded: boolean;
}

/** Setup failure (specification, error catalogue): when the app itself breaks, people get a page and a way on. */
export class RootBoundary extends Component<RootBoundaryProps, RootBoundaryState> {
  override state: RootBoundaryState = { hasFailed: false, isPageLoaded: false };

  static getDerivedStateFromError(): Partial<RootBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    void loadPlainPages().then(() => this.setState({ isPageLoaded: true }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const PlainView = loadedPlainPages()?.PlainView;
    const view = { kind: 'failure', status: 0, code: FAILURES.app } as const;
    return <main>{PlainView && <PlainView view={view} site={this.props.site} />}</main>;
  }
}
