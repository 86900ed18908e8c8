import type { SiteDetails } from '@witryna/module-schemas';
import { Component, type ReactNode } from 'react';
import { addressInSite } from '../content/page-address.ts';
import { messagesOf } from '../i18n/messages.ts';
import { Failure } from './failure.tsx';

interface RootBoundaryProps {
  readonly site: SiteDetails;
  readonly children: ReactNode;
}

/** Setup failure (specification, error catalogue): when the app itself breaks, people get a page and a way on. */
export class RootBoundary extends Component<RootBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { site } = this.props;
    return (
      <main>
        <Failure status={0} code="app" home={addressInSite('/', site.basePath)} messages={messagesOf(site.language)} />
      </main>
    );
  }
}
