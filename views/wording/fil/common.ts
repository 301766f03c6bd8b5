import type { wording as spec } from '../spec/common.ts';

export const wording: typeof spec = {
  error: 'May nangyaring mali. Pakisubukang muli.',
  tryLater: 'Hindi natuloy: masyadong maraming hiling. Pakisubukan ulit mamaya.',
  'link.refused': 'Hindi ligtas ang link na ito kaya hindi namin binuksan.',
  'shell.unsupported': 'Hindi ito magagamit sa device na ito.',
  loading: 'Naglo-load…',
  tryAgain: 'Subukang muli',
  loadFailed: 'Hindi ma-load ang page na ito',
  loadFailedHint: 'Tingnan ang iyong koneksyon at subukang muli. Walang nawala sa iyong ginawa.',
  notFound: 'Hindi makita ang page',
  notFoundHint: 'Walang page sa address na ito.',
  home: 'Home',
  back: 'Bumalik',
  close: 'Isara',
  cancel: 'Kanselahin',
  offline: 'Wala kang koneksyon. Magpapatuloy tayo kapag bumalik na ito.',
  paused: 'Pansamantalang sarado ang serbisyong ito',
  pausedHint: 'Walang naipadala. Pakisubukan ulit mamaya, o tawagan kami: {phone}.',
};
