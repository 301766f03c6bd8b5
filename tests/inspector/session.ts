import { bookDouble } from '../doubles/pendingStore.ts';
import { vi } from 'vitest';
import {
  type ActorRefFrom,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import type { BridgeRequest } from '../../bridge/contract.ts';
import { createBridgeDouble } from '../../bridge/double.ts';
import type { LoadedScreen } from '../../machines/root/context.ts';
import { appMachine } from '../../machines/root/app.ts';
import type { RouteName } from '../../machines/screen/routes.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { carriedNames } from '../../services/http/pageQuery.ts';
import { type Answer, answers, lender, plant, plantEach } from './canaries.ts';
import { visitPromotion } from './promotionSession.ts';
import { patience } from '../patience.ts';

const product = (clickable: string) => ({
  ...plantEach('name', 'buttonText', 'range', 'rangeDescription', 'rate', 'rateDescription', 'productKey'),
  logo: `https://images.test/${plant()}`,
  tags: [plant(), plant()],
  clickable,
});

const order = (orderStatus: string) => ({
  ...plantEach('noticeStatusText', 'noticeDesText', 'productName', 'telephone', 'reyMsg', 'KindTipsMsg'),
  ...plantEach('cardPopTitle', 'cardPopMsg', 'unknownToUs'),
  banner: `https://images.test/${plant()}`,
  productLogo: `https://images.test/${plant()}`,
  h5Url: `https://pay.test/${plant()}`,
  playeduL: '',
  orderStatus,
  recProducts: [product('1'), product('0'), product(plant())],
  userOrderDetail: { detail: [{ text: plant(), value: plant() }] },
  inside: '0',
  isDelay: '1',
  isScore: '1',
  cardNeedPop: '1',
});

type App = ActorRefFrom<typeof appMachine>;
type Screen = ActorRefFrom<typeof orderDetailsMachine>;

const screenOf = async (app: App): Promise<Screen> => {
  const { context } = await waitFor(app, ({ context: { screen } }) => screen !== undefined, patience);
  return context.screen as Screen;
};

const isIn = (screen: Screen, state: Parameters<ReturnType<Screen['getSnapshot']>['matches']>[0]) =>
  waitFor(screen, (snapshot) => snapshot.matches(state), patience).catch(() => {
    const stayed = JSON.stringify(screen.getSnapshot().value);
    throw new Error(`Expected ${JSON.stringify(state)}, stayed in ${stayed}`);
  });

const start = (
  inspect: (event: InspectionEvent) => void,
  script: Record<string, Answer[]>,
  chunkFails = false,
) => {
  vi.stubGlobal('fetch', lender(script));
  const names = [...carriedNames, 'productId', 'orderId', 'unknown'].filter((name) => name !== 'market');
  const search = new URLSearchParams({ ...plantEach(...names), market: '1' });
  const answer = (request: BridgeRequest) =>
    request.action === 'callPhone'
      ? ({ ok: false, reason: 'unsupported' } as const)
      : ({ ok: true, result: { words: plant() } } as const);
  const bridge = createBridgeDouble({ answer });
  const clock = new SimulatedClock();
  let loads = 0;
  const app = createActor(
    appMachine.provide({
      actors: {
        address: fromCallback(() => {}),
        loadScreen: fromPromise<LoadedScreen, { route: RouteName }>(async () => {
          loads += 1;
          if (chunkFails && loads === 1) throw new Error(plant());
          return { machine: orderDetailsMachine, stores: { paymentWay: paymentWayMachine } };
        }),
      },
    }),
    {
      clock,
      inspect,
      input: {
        environment: {
          ...parseEnvironment({}),
          ...plantEach('appName', 'themeColour', 'fontColour', 'productSuffix', 'servicePhone'),
          apiBase: `/gateway/${plant()}`,
        },
        origin: 'https://app.test',
        address: { path: '/loanDetail', search: search.toString() },
        adapter: bridge,
        release: plant(),
        book: bookDouble(),
      },
    },
  );
  app.start();
  return { app, bridge, clock };
};

const sendAgain = async (clock: SimulatedClock) => {
  for (const pause of [2_000, 2_000]) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    clock.increment(pause);
  }
};

/** Only an order that was applied for asks before it leads there. */
const playeduL = 'https://lender.test/withdraw';

const links = ['/loanDetail?', 'https://shop.test/', 'loanapp://', 'javascript:'];

const visitInFull = async (inspect: (event: InspectionEvent) => void) => {
  const refuse = answers.refused();
  const { app, bridge, clock } = start(
    inspect,
    {
      'loan-details/loan-details': [
        new Error(plant()),
        new Error(plant()),
        new Error(plant()),
        answers.v3({ ...order('21'), playeduL }),
        answers.v3({ ...order('21'), playeduL }),
        refuse,
      ],
      'google-score': [refuse, new Error(plant()), answers.v3({})],
      'home/define': [
        answers.code('00', `https://shop.test/${plant()}`),
        answers.code(plant(), plant()),
        plant(),
      ],
      'event/save': [answers.code(0, plant()), answers.code(plant(), {}), new Error(plant())],
    },
    true,
  );
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'failed' }), patience);
  app.send({ type: 'retry.requested' });
  const screen = await screenOf(app);
  await sendAgain(clock);
  await isIn(screen, 'failed');
  screen.send({ type: 'retry.requested' });
  await isIn(screen, { shown: { dialog: 'withdrawPrompt' } });
  screen.send({ type: 'withdrawal.chosen' });
  screen.send({ type: 'screen.returned' });
  await isIn(screen, { shown: { dialog: 'withdrawPrompt', freshness: 'fresh' } });
  // Closing the prompt goes home; the next dialog opens when the order is reloaded without it.
  screen.send({ type: 'dialog.closed' });
  for (const shown of screen.getSnapshot().context.order?.recProducts ?? [])
    for (let position = 0; position < 3; position += 1) {
      const { recommendation } = screen.getSnapshot().children;
      recommendation?.send({ type: 'product.chosen', product: shown, position });
      if (recommendation) await waitFor(recommendation, (snapshot) => snapshot.matches('waiting'), patience);
    }
  for (const choice of ['moreProducts.chosen', 'phone.chosen'] as const) {
    screen.send({ type: choice });
    clock.increment(1_000);
  }
  for (const link of links)
    app.send({ type: 'link.opened', link: `${link}${plant()}`, withCommonParameters: true });
  for (const message of [{ text: plant() }, { key: 'error' as const }])
    app.send({ type: 'toast.requested', message, duration: 3_000 });
  clock.increment(3_000);
  for (const event of ['back', 'pause', 'resume'] as const) bridge.emit(event);
  await isIn(screen, 'unavailable');
  const elsewhere = { path: `/${plant()}`, search: `orderId=${plant()}` };
  app.send({ type: 'url.changed', address: elsewhere });
  app.stop();
};

const visitToRate = async (inspect: (event: InspectionEvent) => void) => {
  const { app, clock } = start(inspect, {
    'loan-details/loan-details': [answers.v3({ ...order('200'), reyMsg: '' })],
    'google-score': [answers.refused(), new Error(plant()), answers.v3({ words: plant() })],
    'event/save': [answers.code(0, plant())],
  });
  const screen = await screenOf(app);
  await isIn(screen, { shown: { dialog: 'cardPrompt' } });
  screen.send({ type: 'dialog.closed' });
  screen.send({ type: 'dialog.closed' });
  await isIn(screen, { shown: { dialog: { none: 'ratingSoon' } } });
  clock.increment(2_000);
  await isIn(screen, { shown: { dialog: 'rating' } });
  const { rating } = screen.getSnapshot().children;
  if (!rating) throw new Error('no rating');
  rating.send({ type: 'rating.sent' });
  rating.send({ type: 'star.chosen', stars: 2 });
  rating.send({ type: 'rating.sent' });
  await waitFor(rating, ({ value }) => value === 'choosing', patience);
  rating.send({ type: 'rating.sent' });
  await waitFor(rating, ({ value }) => value === 'outcomeUnknown', patience);
  const { pending } = app.getSnapshot().children;
  if (!pending) throw new Error('no watch over pending requests');
  await waitFor(pending, ({ children }) => children.outcomeUnknown !== undefined, patience);
  pending.getSnapshot().children.outcomeUnknown?.send({ type: 'retry.requested' });
  await waitFor(rating, ({ value }) => value === 'thanked', patience);
  rating.send({ type: 'dialog.closed' });
  screen.send({ type: 'borrowAgain.chosen' });
  app.stop();
};

const shortVisits = async (inspect: (event: InspectionEvent) => void) => {
  const elsewhere = { ...order('170'), playeduL: `https://lender.test/${plant()}?code=${plant()}` };
  const visits = [
    { answer: answers.v3(elsewhere), state: 'redirecting' },
    { answer: answers.v3(order(plant())), state: 'shown' },
    { answer: answers.v3({ orderStatus: { words: plant() } }), state: 'failed' },
    { answer: `<html>${plant()}`, state: 'failed' },
    { answer: answers.refused(), state: 'unavailable' },
  ] as const;
  for (const { answer, state } of visits) {
    const { app } = start(inspect, { 'loan-details/loan-details': [answer] });
    await isIn(await screenOf(app), state);
    app.stop();
  }
};

const visitToPay = async (inspect: (event: InspectionEvent) => void) => {
  const quiet = { ...order('174'), reyMsg: '', cardNeedPop: '0', KindTipsMsg: '', isScore: '0' };
  const { app } = start(inspect, { 'loan-details/loan-details': [answers.v3(quiet)] });
  const screen = await screenOf(app);
  await isIn(screen, { shown: { dialog: 'none' } });
  screen.send({ type: 'rollover.chosen' });
  screen.send({ type: 'repayment.chosen' });
  app.stop();
};

export const playSessions = async (inspect: (event: InspectionEvent) => void) => {
  await visitInFull(inspect);
  await visitToRate(inspect);
  await visitToPay(inspect);
  await shortVisits(inspect);
  await visitPromotion(inspect);
};
