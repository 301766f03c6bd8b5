import { navigate } from 'wouter/use-browser-location';
import type { AddressMessage, OpenCommand } from '../../machines/root/context.ts';
import { addressActor } from './addressActor.ts';
import { incompletePath, isIncomplete, unknownPath } from '../../services/visit/flows.ts';
import { ownSearch } from '../../services/visit/ownPath.ts';
import { ownPathHere, underBase } from '../app/basePath.ts';

/** The browser's location. A path that is not in its normal form is not found; one without the order or complaint that it is about neither, and nothing is requested. */
export const currentAddress = () => {
  const path = ownPathHere() ?? unknownPath;
  const search = ownSearch().slice(1);
  return { path: isIncomplete(path, search) ? incompletePath : path, search };
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
    // iOS accepts a hundred new entries in half a minute, then none; loading the page creates one anyway.
    return load(url, command.replace);
  }
};

export const browserAddress = addressActor<OpenCommand, AddressMessage>({
  open,
  listeners: (tell, popped) => {
    const changed = () => tell({ type: 'url.changed', address: currentAddress() });
    return {
      // wouter dispatches events of these names for its own navigation; back and forward are 'popstate'.
      pushState: changed,
      replaceState: changed,
      popstate: () => {
        if (!popped()) tell({ type: 'url.changed', address: currentAddress(), isTraversal: true });
      },
    };
  },
});
