import { classifyEmbedded } from '../../services/values/links.ts';

export { isFolder, ownPath, ownSearch } from '../../services/visit/ownPath.ts';

/** Whether the link guard accepts the address as a page of our own. */
export function isOwnPage(address: string): boolean {
  return classifyEmbedded(address).kind === 'ownPage';
}
