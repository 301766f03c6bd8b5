import { useEffect, useState } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import type { PhoneRule } from '../../services/values/phone.ts';
import { describeDemonstration } from '../describeDemonstration.ts';
import { addressOf, type Moment, momentOf, networks, queryOf } from './address.ts';
import type { ListedScenario, OrderSummary, ScenarioGroup } from '../control.ts';
import type { Entry } from '../entries.ts';
import { control } from './control.ts';
import { Logs } from './Logs.tsx';
import { Panel } from './Panel.tsx';
import { PhoneView } from './PhoneView.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Share } from './Share.tsx';
import { reportOf, timelineOf } from './timeline.ts';
import { Toolbar } from './Toolbar.tsx';
import { usePhone } from './usePhone.ts';
import { useReached } from './useReached.ts';

const openedFirst = 'due';

const phoneRule = (import.meta.env['VITE_PHONE_RULE'] as PhoneRule | undefined) ?? 'spec';

const pathOf = (path: string) => path.replace(/[?#].*/, '');

export function Simulator() {
  const phone = usePhone();
  const [groups, setGroups] = useState<ScenarioGroup[]>([]);
  const [scenario, setScenario] = useState<ListedScenario>();
  const [moment, setMoment] = useState<Moment>(() => momentOf(window.location.search));
  const change = (changed: Partial<Moment>) => setMoment({ ...moment, ...changed });
  const [opened, setOpened] = useState('');
  const [visit, setVisit] = useState(0);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [orders, setOrders] = useState<OrderSummary[]>([]);
  const [smsRead, setSmsRead] = useState(0);
  const [isInspected, setInspected] = useState(false);
  const sms = entries.find((entry) => entry.kind === 'sms' && entry.id > smsRead);

  const { reached, screen, orderId } = useReached(phone.frame);
  const timeline = timelineOf(entries, phone.heard, reached);
  const address = addressOf(opened, moment);

  const open = (next: ListedScenario | undefined) => {
    setScenario(next);
    setOpened(next?.path ?? '');
    setVisit((count) => count + 1);
    phone.showPage();
  };

  useEffect(() => {
    if (!scenario) return;
    const isElsewhere = screen !== '' && pathOf(screen) !== pathOf(scenario.path);
    const query = queryOf({ ...moment, scenario: scenario.id, screen: isElsewhere ? screen : '' });
    window.history.replaceState(null, '', `?${query}`);
  }, [moment, scenario, screen]);

  useEffect(() => {
    const load = async () => {
      const found = await control.scenarios();
      const all = found.flatMap(({ scenarios }) => scenarios);
      const asked = momentOf(window.location.search);
      const first = [asked.scenario, openedFirst].flatMap((wanted) =>
        all.filter(({ id }) => id === wanted),
      )[0];
      await control.setNetwork(networks[asked.network]);
      await control.setDialect(asked.dialect);
      if (asked.fault) await control.failNext({ kind: asked.fault, when: asked.when });
      setGroups(found);
      setScenario(first);
      setOpened(asked.screen || (first?.path ?? ''));
      setOrders(await control.orders());
    };
    const hear = async (entry: Entry) => {
      setEntries((known) => [entry, ...known].slice(0, 300));
      if (entry.kind === 'order') setOrders(await control.orders());
    };
    void load();
    return control.listen((entry) => void hear(entry));
  }, []);

  const borrowerCameBack = () => {
    phone.emit('pause');
    phone.emit('resume');
  };

  return (
    <div className="simulator">
      <header className="simulator-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-headline">Simulator</h1>
        <Button kind="plain" aria-pressed={isInspected} onClick={() => setInspected(!isInspected)}>
          Inspector
        </Button>
        <Share
          address={screen ? addressOf(screen, moment) : address}
          report={() => reportOf(window.location.href, timeline)}
        />
        <Toolbar moment={moment} onChange={change} />
        <p className="basis-full text-small text-muted">{describeDemonstration(moment.lang, phoneRule)}</p>
      </header>
      <aside className="simulator-scenarios overflow-y-auto [scrollbar-width:thin]">
        <Scenarios groups={groups} current={scenario?.id} onChoose={open} />
      </aside>
      <main className="simulator-phone">
        {scenario && (
          <PhoneView
            phone={phone}
            address={address}
            visit={visit}
            moment={moment}
            sms={sms?.kind === 'sms' ? sms.text : undefined}
            onSmsRead={() => setSmsRead(sms?.id ?? 0)}
            onReopen={() => open(scenario)}
          />
        )}
      </main>
      <aside className="simulator-panel min-w-0" aria-label="Backend and network">
        <Panel
          order={orders.find((order) => order.id === orderId)}
          onOrderChanged={borrowerCameBack}
          onReset={() => {
            setEntries([]);
            // The phone's storage belongs to the same origin as this page.
            localStorage.clear();
            sessionStorage.clear();
            change({ network: 'fast', dialect: 'plain', fault: '' });
            open(scenario);
          }}
          moment={moment}
          onChange={change}
        >
          <Logs timeline={timeline} />
        </Panel>
      </aside>
      {isInspected && (
        // A page of our own origin: a sandbox in which it works would restrict nothing.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className="col-span-full h-176 w-full rounded-card border border-line"
          title="Flow inspector"
          src={`${import.meta.env.BASE_URL}inspector/`}
        />
      )}
    </div>
  );
}
