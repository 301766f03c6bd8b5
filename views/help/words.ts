import type { Language } from '../../machines/root/language.ts';

interface HelpWords {
  lang: string;
  title: string;
  advice: string;
  reload: string;
  /** Followed by the service phone. */
  call: string;
}

const english: HelpWords = {
  lang: 'en',
  title: 'This page cannot be shown',
  advice:
    'Please reload it: what you typed and sent is kept. If that does not help, update the app and your browser (Android: Chrome, Android System WebView; iPhone: iOS), or call us.',
  reload: 'Reload',
  call: 'Call us:',
};

const filipino: HelpWords = {
  lang: 'fil',
  title: 'Hindi maipakita ang page na ito',
  advice:
    'Paki-reload ito: naka-save ang na-type at naipadala mo. Kung hindi pa rin gumana, i-update ang app at browser mo (Android: Chrome, Android System WebView; iPhone: iOS), o tawagan kami.',
  reload: 'I-reload',
  call: 'Tawagan kami:',
};

/** The specification has no texts for this, so its catalogue has them in English. */
export const helpWords: Record<Language, HelpWords> = { spec: english, en: english, fil: filipino };
