import { type AppContext, pathOf } from './context.ts';

/**
 * Whether the previous screen stays while the next one loads. A refreshing screen shows that itself. After back or forward the browser restores the
 * scroll position, which may belong to another screen.
 */
export const showsPrevious = ({ visible, screen, isTraversal, address }: AppContext): boolean =>
  visible !== undefined && visible.screen !== screen && (!isTraversal || visible.address === pathOf(address));
