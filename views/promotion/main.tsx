import { startTransition } from 'react';
import { createActor, fromPromise } from 'xstate';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import { otherLanguages } from '../../machines/root/language.ts';
import { readDevice } from '../../services/device/stored.ts';
import { readDraft } from '../../services/promotion/draft.ts';
import { clientTypeOf } from '../../services/promotion/page.ts';
import { openPage } from '../entries/page.ts';
import { exportTelemetry, inspection } from '../entries/watched.ts';
import { reloadOnMissingPart } from '../entries/reloadOnMissingPart.ts';
import { openPendingStore, prefetchLaterParts } from '../entries/pendingStore.ts';
import { whenIdle } from '../entries/whenIdle.ts';
import { loadWording } from '../wording/wording.ts';
import { ownPathHere } from '../app/basePath.ts';
import { mount } from '../app/mount.tsx';
import { renderer } from '../app/renderer.ts';
import { Start } from '../app/start.ts';
import { keepFocus } from '../parts/keepFocus.ts';
import { reportExceptions } from '../entries/faults.ts';
import { currentAddress, promotionAddress } from './address.ts';
import { type Agreement, loadAgreement } from './agreement.ts';
import { NotFound } from './NotFound.tsx';
import { Promotion } from './Promotion.tsx';
import './promotion.css';

/** Starts the promotion: configuration, address, root actor, page. */
const { query, language, environment } = openPage();

/** Nothing is asked or kept at another address. */
const startElsewhere = async () => {
  await loadWording(language, ['common']);
  const { createRoot } = await renderer;
  const root = document.getElementById('root');
  if (root)
    mount(createRoot, root, <NotFound />, (error) => {
      throw error;
    });
  window.help?.started();
};

const start = async () => {
  const release = document.documentElement.dataset['release'] ?? '';
  const pendingStore = openPendingStore();
  const agreement: Agreement = {};
  const promotion = createActor(
    landingMachine.provide({
      actors: {
        loadAgreement: fromPromise(() => loadAgreement(agreement, environment)),
        address: promotionAddress,
      },
    }),
    {
      input: {
        environment,
        origin: location.origin,
        clientType: clientTypeOf(navigator.userAgent),
        address: currentAddress(),
        release,
        pendingStore,
        draft: readDraft(readDevice()),
      },
      ...(await inspection({ page: 'landing', main: 'registration' }, query)),
    },
  );
  const route = () => `promotion.${promotion.getSnapshot().context.place.route}`;
  const caught = reportExceptions(promotion, route);
  const isTemplateKnown = new Promise<void>((resolve) => {
    promotion.subscribe(({ value }) => value.template !== 'loading' && resolve());
  });
  // Before the start, because the agreement may be requested at once, in this language. Starting the actors is a task of its own.
  await loadWording(language, ['common', 'promotion']);
  promotion.start();
  promotion
    .getSnapshot()
    .children.connection?.on('connection.restored', () => void prefetchLaterParts(pendingStore));
  exportTelemetry(promotion, route, environment);

  const root = document.getElementById('root');
  const { createRoot } = await renderer;
  // Its dialog must also work on a dead network.
  if (await pendingStore.hasNews()) await prefetchLaterParts(pendingStore);
  else whenIdle(() => prefetchLaterParts(pendingStore));
  // The document's own content stays until the same can be rendered in its place.
  if (root?.querySelector('.early')) await isTemplateKnown;
  // In small steps, so that the page stays responsive.
  const whyMissing = reloadOnMissingPart(environment.basePath, release, promotion.system);
  const content = (
    <Start value={{ languages: otherLanguages(environment), whyMissing }}>
      <Promotion actor={promotion} agreement={agreement} />
    </Start>
  );
  if (root) startTransition(() => mount(createRoot, root, content, caught));
  keepFocus();
  window.help?.started();
};

// Not awaited at the top level, because a bundler joins no chunks across such a module.
void (ownPathHere() === '/promotion' ? start() : startElsewhere());
