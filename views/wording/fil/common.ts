import type { wording as spec } from '../spec/common.ts';

export const wording: typeof spec = {
  error: 'May nangyaring mali. Pakisubukang muli.',
  tryLater: 'Hindi natuloy: masyadong maraming hiling. Pakisubukan ulit mamaya.',
  'link.refused': 'Hindi ligtas ang link na ito kaya hindi namin binuksan.',
  'shell.unsupported': 'Hindi ito magagamit sa device na ito.',
  loading: 'Naglo-load…',
  tryAgain: 'Subukang muli',
  loadFailed: 'Hindi ma-load ang page na ito',
  loadFailedHint: 'Hindi ito natuloy ngayon. Subukang muli mamaya. Walang nawala sa iyong ginawa.',
  connectionHint:
    'Tingnan ang iyong koneksyon. Magpapatuloy tayo kapag bumalik na ito. Walang nawala sa iyong ginawa.',
  sessionEnded: 'Natapos na ang iyong session',
  sessionEndedHint: 'Mag-log in muli para magpatuloy. Walang nawala sa iyong itinype.',
  logIn: 'Mag-log in',
  notFound: 'Hindi makita ang page',
  notFoundHint: 'Walang page sa address na ito.',
  home: 'Home',
  back: 'Bumalik',
  close: 'Isara',
  cancel: 'Kanselahin',
  offline: 'Wala kang koneksyon. Magpapatuloy tayo kapag bumalik na ito.',
};
