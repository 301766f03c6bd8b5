import { navigate } from 'wouter/use-browser-location';
import type { AddressMessage, OpenCommand } from '../../machines/app/context.ts';
import { addressActor } from './addressActor.ts';
import { incompletePath, lacksOrder } from '../../machines/root/routes.ts';
import { repaired } from '../../services/http/pageQuery.ts';
import { underBase, withoutBase } from '../app/basePath.ts';

/** Where the browser is. An order's page that names no order is the address of no page, and nothing is asked for. */
export const currentAddress = () => {
  const path = withoutBase(location.pathname);
  const search = repaired(location.search).slice(1);
  return { path: lacksOrder(path, search) ? incompletePath : path, search };
};

const load = (url: string, replace: boolean | undefined): true => {
  if (replace) location.replace(url);
  else location.assign(url);
  return true;
};

const open = (command: OpenCommand): boolean => {
  if (command.type === 'url.opened') return load(command.url, command.replace);
  const url = underBase(command.path);
  try {
    navigate(url, { replace: command.replace });
    return false;
  } catch {
    // iOS takes a hundred new entries in half a minute, then none: loading the page makes one anyway.
    return load(url, command.replace);
  }
};

/** The app's address: paths. */
export const browserAddress = addressActor<OpenCommand, AddressMessage>({
  open,
  listeners: (tell, popped) => {
    const changed = () => tell({ type: 'url.changed', address: currentAddress() });
    return {
      // wouter turns its own navigation into events of these names; back and forward are 'popstate'.
      pushState: changed,
      replaceState: changed,
      popstate: () => {
        if (!popped()) tell({ type: 'url.changed', address: currentAddress(), isTraversal: true });
      },
    };
  },
});
