import { androidChannel, frameChannel, iosChannel, genericChannel } from '../../bridge/channels.ts';
import { newMessageId } from '../../bridge/message.ts';
import { bridgeChecks, type Check, type Outcome } from './checks.ts';
import { deviceChecks } from './device.ts';
import { button, find, make } from './dom.ts';
import { navigationChecks } from './navigation.ts';
import { personAt } from './person.ts';
import './page.css';
import { keepProgress, readProgress } from './progress.ts';
import { reportOf, runChecks } from './run.ts';
import { openWire } from './wire.ts';

const channel =
  iosChannel(window) ?? androidChannel(window) ?? genericChannel(window) ?? frameChannel(window);
const checks: readonly Check[] = [
  ...deviceChecks(window, {
    keyboard: find('keyboard', HTMLInputElement),
    file: find('file', HTMLInputElement),
  }),
  ...(channel ? [...bridgeChecks, ...navigationChecks(window)] : []),
];
const { results: before, left } = readProgress();
let results = { ...before };

const about = [
  `Channel: ${channel?.name ?? 'none: this is a plain browser'}`,
  `Engine: ${navigator.userAgent}`,
  `Page: ${location.origin}${location.pathname}`,
  `Time: ${new Date().toISOString()}`,
];

const list = find('checks', HTMLOListElement);
const report = find('report', HTMLTextAreaElement);
const rows = new Map(checks.map((check) => [check.id, make('li', check.title)]));
list.replaceChildren(...rows.values());

const draw = (check: Check, outcome: Outcome | undefined, isUnderWay = false) => {
  const row = rows.get(check.id);
  if (!row) return;
  row.dataset['result'] = outcome?.result ?? '';
  row.replaceChildren(
    make('span', `${check.title} `),
    make('b', outcome?.result ?? (isUnderWay ? 'under way' : '')),
    make('small', outcome?.seen ?? ''),
  );
  report.value = reportOf(checks, results, about);
};
for (const check of checks) draw(check, results[check.id]);

const byId = (id: string) => checks.find((check) => check.id === id);

// Without a shell nothing responds, and only the device is checked.
const wire = openWire(channel ?? { name: 'browser', post: () => undefined, receive: () => {} }, () =>
  performance.now(),
);

const start = async () => {
  begin.disabled = true;
  await runChecks({
    checks,
    wire,
    person: personAt(find('task', HTMLElement)),
    before,
    left,
    onBegin: (id) => {
      keepProgress({ results, left: id });
      const check = byId(id);
      if (check) draw(check, undefined, true);
    },
    onEnd: (id, outcome) => {
      results = { ...results, [id]: outcome };
      keepProgress({ results });
      const check = byId(id);
      if (check) draw(check, outcome);
    },
  });
  report.hidden = false;
};

const showReport = () => {
  report.hidden = false;
  report.focus();
  report.select();
};

const copyReport = async () => {
  showReport();
  try {
    await navigator.clipboard.writeText(report.value);
  } catch {
    document.execCommand('copy');
  }
};

const shareReport = async () => {
  try {
    await navigator.share({ title: 'Shell check', text: report.value });
  } catch {
    wire.say(
      JSON.stringify({
        v: 1,
        id: newMessageId(),
        action: 'share',
        payload: { title: 'Shell check', text: report.value, url: '' },
      }),
    );
    showReport();
  }
};

const begin = button(left || Object.keys(before).length > 0 ? 'Go on' : 'Start', () => void start());
find('channel', HTMLParagraphElement).textContent = about.slice(0, 2).join('. ');
find('buttons', HTMLParagraphElement).replaceChildren(
  begin,
  button('Copy report', () => void copyReport()),
  button('Share report', () => void shareReport()),
  button('Start over', () => {
    keepProgress({ results: {} });
    location.reload();
  }),
);
