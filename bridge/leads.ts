import type { BridgeRequest } from './contract.ts';

/** Another page in place of this one, another app, a sheet over it, or nowhere. An action without a row does not compile. */
export const leadsTo: Readonly<
  Record<BridgeRequest['action'], 'otherPage' | 'otherApp' | 'sheet' | 'nowhere'>
> = {
  navigate: 'otherPage',
  closeWebView: 'otherPage',
  goPage: 'otherPage',
  goHome: 'otherPage',
  goMine: 'otherPage',
  goLogin: 'otherPage',
  callPhone: 'otherApp',
  goRating: 'otherApp',
  openExternal: 'otherApp',
  share: 'sheet',
  copyText: 'nowhere',
  track: 'nowhere',
  startBindCard: 'nowhere',
  endBindCard: 'nowhere',
  capabilities: 'nowhere',
};
