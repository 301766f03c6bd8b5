import { render } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsx } from '../../views/firstPaint/jsx.ts';
import type { Figure } from '../../views/firstPaint/noFigure.ts';
import { Icon } from '../../views/parts/Icon.tsx';

const figure = vi.hoisted(() => ({ of: (_body: string): Figure | undefined => undefined }));
vi.mock('../../views/firstPaint/noFigure.ts', () => ({ figureIn: (body: string) => figure.of(body) }));

type Drawn = ReturnType<typeof jsx>;

/** As the build compiles a figure, with jsx.ts in place of React's runtime. */
const early = (shown: ReactNode): Drawn => {
  if (Array.isArray(shown)) return shown.map(early);
  if (!isValidElement<{ children?: ReactNode }>(shown)) return shown as Drawn;
  const { type, props } = shown;
  if (typeof type === 'string') return jsx(type, { ...props, children: early(props.children) });
  return early((type as (props: object) => ReactNode)(props));
};

test('draws the elements that React draws, icons included', () => {
  const shown = (
    <p className="whole" aria-current={false} hidden={false} style={{ width: '3em', color: undefined }}>
      <label htmlFor="sum">Sum {9248}</label> {[<Icon key="copy" name="copy" />]} {false}
    </p>
  );
  const { container } = render(shown);
  expect((early(shown) as Node).isEqualNode(container.firstChild)).toBe(true);
});

let copy = 0;
/** Runs a script of the document, which is no module of the app. */
const run = (script: string) =>
  import(/* @vite-ignore */ `../../views/firstPaint/${script}.ts?${(copy += 1)}`);

beforeEach(() => {
  document.body.innerHTML = '<div class="first" aria-hidden="true"><b>Repay</b><i></i><i></i></div>';
  window.earlyPage = { path: '/repay', since: performance.now() } as typeof window.earlyPage;
});

afterEach(() => {
  window.earlyCall = undefined;
  window.earlyDrawn = undefined;
});

const sum = (text: string) => Object.assign(document.createElement('b'), { textContent: text }) as unknown;

test.each([
  ['one element', (body: string) => sum(body)],
  ['several elements', (body: string) => [[sum(body)], undefined]],
])('draws the response in place of the bars: %s', async (_, content) => {
  figure.of = (body) => ({ content: content(body) as ReactNode, footer: sum('Pay') as ReactNode });
  window.earlyCall = { response: Promise.resolve(new Response('₱9,248.00')) } as typeof window.earlyCall;
  await run('draw');
  await window.earlyDrawn;
  expect(document.body.textContent).toBe('Repay₱9,248.00Pay');
  expect(document.querySelector('.first')).not.toHaveAttribute('aria-hidden');
});

test.each([
  ['there is nothing to draw', 200, undefined],
  ['the session has ended', 401, { content: 'Pay', footer: undefined }],
])('leaves the bars where %s', async (_, status, shown) => {
  figure.of = () => shown;
  window.earlyCall = {
    response: Promise.resolve(new Response('', { status })),
  } as typeof window.earlyCall;
  const before = document.body.innerHTML;
  await run('draw');
  await window.earlyDrawn;
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ['at once on a quick phone', 0, true],
  ['after the figure on a slow one, or 150 ms', 500, false],
])('starts the app %s', async (_, reading, isStarted) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  document.body.innerHTML = '<script type="asleep"></script>';
  const [script] = document.scripts;
  window.earlyPage = { since: performance.now() - reading } as typeof window.earlyPage;
  window.earlyDrawn = new Promise(() => undefined);
  const types = () => [...document.querySelectorAll('script')].map(({ type }) => type);
  await run('startApp');
  expect(types().includes('asleep')).toBe(!isStarted);
  vi.advanceTimersByTime(150);
  expect(types()).not.toContain('asleep');
  script?.remove();
});
