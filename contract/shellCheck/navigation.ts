import { refusalLimit } from '../../bridge/answerLimit.ts';
import { type Check, fail, pass, skipped } from './checks.ts';

/** No app opens them: a shell that does not refuse them shows an error page in place of this one. */
const foreignAddresses = ['no-such-scheme://pay', 'intent://pay#Intent;scheme=no-such-scheme;end'];

/** What a page can see of a shell's navigation. These checks run late, because a faulty shell leaves this page. */
export const navigationChecks = (window: Window): readonly Check[] => [
  {
    id: 'unanswered',
    title: 'back goes back in the history when the page does not answer',
    section: 'Back',
    probe: async ({ person }) => {
      window.history.pushState(null, '');
      const wentBack = new Promise<true>((resolve) => {
        window.addEventListener('popstate', () => resolve(true), { once: true });
      });
      const done = await person.does(
        'Press the back button, or swipe back, once more. The page does not answer. Skip it if nothing happens within a second.',
        wentBack,
      );
      return done
        ? pass('to the entry before')
        : fail('the page was not left: one that hangs traps the borrower');
    },
  },
  {
    id: 'schemes',
    title: 'Links with an unknown scheme do nothing',
    section: 'Security',
    leaves: true,
    afterwards: 'Did this page stay as it was, without an error page in its place?',
    probe: async () => {
      for (const address of foreignAddresses) {
        window.location.assign(address);
        await new Promise((after) => setTimeout(after, refusalLimit));
      }
      return pass('the page is still here');
    },
  },
  {
    id: 'partner',
    title: "A partner's page opens outside of the web view",
    section: 'Security',
    leaves: true,
    afterwards: 'Did www.gov.ph open outside of this web view, which still shows this page?',
    probe: async ({ person }) => {
      window.location.assign('https://www.gov.ph/');
      const seen = await person.ask(
        'Did www.gov.ph open outside of this web view, which still shows this page?',
      );
      if (seen === undefined) return skipped;
      return seen ? pass('seen by the person') : fail('nothing opened, or it took the place of this page');
    },
  },
];
