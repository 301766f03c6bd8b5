import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import type { Environment } from '../../services/environment.ts';
import { clientTypeOf } from '../../services/promotion/page.ts';
import { countUsage, inspection } from '../entries/watched.ts';
import { languageOf, loadWording } from '../wording/wording.ts';
import { currentAddress, promotionAddress } from './address.ts';
import { loadAgreement } from './agreement.ts';
import { Promotion } from './Promotion.tsx';
import '../styles/app.css';
import './promotion.css';

/** Puts the promotion together: configuration, address, root actor, page. */
declare const __ENVIRONMENT__: Environment; // Checked and written in by the build (vite.config.ts).
const environment = __ENVIRONMENT__;
const query = new URLSearchParams(location.search);
const language = languageOf(query);
document.documentElement.lang = language === 'fil' ? 'fil' : 'en';

const promotion = createActor(
  landingMachine.provide({
    actors: {
      loadAgreement: fromPromise(() => loadAgreement(environment)),
      address: promotionAddress,
    },
  }),
  {
    input: {
      environment,
      origin: location.origin,
      clientType: clientTypeOf(navigator.userAgent),
      address: currentAddress(),
    },
    ...(await inspection('landing', query)),
  },
);
promotion.start();
countUsage(promotion);

const root = document.getElementById('root');
await loadWording(language, ['common', 'promotion', 'outcomeUnknown']);
if (root) createRoot(root).render(<Promotion actor={promotion} />);
