import { Component, type ReactNode } from 'react';

/** The root is notified by the page's entry, and decides what to show. */
export class Boundary extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override state = { hasThrown: false };

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
