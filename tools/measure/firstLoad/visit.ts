import type { BrowserContext } from 'playwright';
import type { MeasuredPage } from './pages.ts';

/** Bytes per second, milliseconds of a round trip. */
const networks = {
  'Slow 4G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  '3G': { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

export interface Phone {
  network: keyof typeof networks;
  /** How many times slower its processor is. */
  cpu: number;
}

/** Times are milliseconds since the navigation began. */
export interface Visit {
  readable: number;
  usable: number;
  files: number;
  /** Bytes over the network until the page is idle. */
  bytes: number;
  shift: number;
  /** Bytes over the network until use, as the browser counts them: headers, document, styles and texts included. */
  bytesBeforeUse: number;
  /** Milliseconds of work on the main thread until use, in its own time. */
  work: number;
  /** Milliseconds of the longest task until use. */
  longest: number;
  /** Milliseconds of tasks beyond their first 50, until use. */
  blocking: number;
}

const watch = ({ content, control }: { content: string; control: string }) => {
  const words = new RegExp(control);
  const answers = (element: Element) =>
    (element instanceof HTMLAnchorElement && element.href !== '') ||
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  // A prerendered page in another language is hidden. Its visible text is only computed once the text is there, because that costs a layout.
  const isReadable = () => {
    const root = document.querySelector<HTMLElement>('#root');
    return !!root?.textContent.includes(content) && root.innerText.includes(content);
  };
  const isUsable = () =>
    [...document.querySelectorAll('a, button:not([disabled])')].some(
      (element) => words.test(element.textContent.trim()) && answers(element),
    );
  const marks = [
    ['readable', isReadable],
    ['usable', isUsable],
  ] as const;
  const seen = { shift: 0, tasks: [] as { start: number; length: number }[] };
  // With a shell, as in the native app.
  Object.assign(window, { seen, loanShell: { postMessage: () => undefined } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    for (const [name, isTrue] of marks)
      if (performance.getEntriesByName(name).length === 0 && isTrue()) performance.mark(name);
    // The page reports this itself, because polling by the driver would make it parse a large script.
    if (marks.every(([name]) => performance.getEntriesByName(name).length > 0)) console.debug('measured');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const read = () => {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const usable = at('usable');
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < usable);
  const { shift, tasks } = (
    window as unknown as { seen: { shift: number; tasks: { start: number; length: number }[] } }
  ).seen;
  const lengths = tasks.filter(({ start }) => start < usable).map(({ length }) => length);
  return {
    readable: at('readable'),
    usable,
    files: files.length,
    shift,
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, length) => sum + length - 50, 0),
  };
};

/**
 * Opens the page once on a slow phone and network, and leaves it when it has been quiet for `idleTime` milliseconds more. @throws when its control
 * does not react within half a minute
 */
export async function visit(
  context: BrowserContext,
  origin: string,
  { address, content, control }: MeasuredPage,
  { network, cpu }: Phone,
  idleTime = 0,
): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // The thread's own time, which a busy machine lengthens too.
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', networks[network]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch, { content, control: control.source });
  const isMeasured = page.waitForEvent('console', (message) => message.text() === 'measured');
  await page.goto(`${origin}${address}&lang=en&sessionId=session-due&deviceId=d-1&market=0`, {
    waitUntil: 'commit',
  });
  await isMeasured;
  const bytesBeforeUse = bytes;
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(read);
  const bytesUntilQuiet = bytes;
  await page.waitForTimeout(idleTime);
  await page.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...times, bytes: bytesUntilQuiet, bytesBeforeUse, work: 1000 * seconds };
}
