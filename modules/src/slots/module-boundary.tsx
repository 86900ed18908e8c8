import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  readonly driver: string;
  /** Another value means that what failed was changed, so it is tried again. */
  readonly attempt: unknown;
  readonly gap: ReactNode;
  readonly onError: (driver: string, error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a module that throws from taking its page down. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(this.props.driver, error);
  }

  override componentDidUpdate(previous: ModuleBoundaryProps) {
    if (this.state.hasFailed && previous.attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.gap : this.props.children;
  }
}
