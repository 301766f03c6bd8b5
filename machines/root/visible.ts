import { assigns, sendToChild } from '../screen/actions.ts';
import { pathOf, routeIn } from '../screen/routes.ts';
import type { AppContext, ScrollCommand } from './context.ts';

/**
 * Whether the previous screen stays while the next one loads. A refreshing screen shows that itself. After back or forward the browser restores the
 * scroll position, which may belong to another screen.
 */
export const isHeld = ({ visible, screen, isTraversal, address }: AppContext): boolean =>
  visible !== undefined && visible.screen !== screen && (!isTraversal || visible.address === pathOf(address));

/** For the root of the screens: which of them users see. */
export const visibleKit = {
  actions: {
    setVisible: assigns<AppContext>(({ context }) => ({
      visible: context.screen && {
        screen: context.screen,
        route: routeIn(context) ?? 'site',
        address: pathOf(context.address),
      },
    })),
    forgetVisible: assigns<AppContext>(() => ({ visible: undefined })),
    /** The screen of a new history entry starts at its top. */
    startAtTop: sendToChild<ScrollCommand>('address')(() => ({ type: 'scroll.reset' })),
  },
};
