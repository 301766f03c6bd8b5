import { Component, type ReactNode } from 'react';

/** Draws nothing once something inside it threw; what is seen then is the root's to say, which hears of it from the page's entry. */
export class Boundary extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override state = { hasThrown: false };

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
