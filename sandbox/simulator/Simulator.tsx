import { useEffect, useState } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { addressOf, type Settings, usualSettings } from './address.ts';
import { control, type Entry, type OrderSummary, type Scenario, type ScenarioGroup } from './control.ts';
import { Logs } from './Logs.tsx';
import { Panel } from './Panel.tsx';
import { PhoneView } from './PhoneView.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePhone } from './usePhone.ts';

const orderIdOf = (scenario: Scenario | undefined) =>
  new URLSearchParams(scenario?.path.split('?')[1]).get('orderId') ?? '';

/** The simulator: scenarios, a phone that plays the native shell, and the lender's side of what happens. */
export const Simulator = () => {
  const phone = usePhone();
  const [groups, setGroups] = useState<ScenarioGroup[]>([]);
  const [scenario, setScenario] = useState<Scenario>();
  const [settings, setSettings] = useState<Settings>(usualSettings);
  const [visit, setVisit] = useState(0);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [orders, setOrders] = useState<OrderSummary[]>([]);
  const [smsRead, setSmsRead] = useState(0);
  const [isInspected, setInspected] = useState(false);
  const orderId = orderIdOf(scenario);
  const sms = entries.find((entry) => entry.kind === 'sms' && entry.id > smsRead);

  const open = (next: Scenario | undefined) => {
    setScenario(next);
    setVisit((count) => count + 1);
    phone.showPage();
  };

  useEffect(() => {
    const load = async () => {
      const found = await control.scenarios();
      setGroups(found);
      setScenario(found[0]?.scenarios[0]);
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
      <header className="simulator-bar">
        <h1>Simulator</h1>
        <a href="gallery.html">Gallery of parts</a>
        <Button kind="plain" aria-pressed={isInspected} onClick={() => setInspected(!isInspected)}>
          Inspector
        </Button>
        <Toolbar settings={settings} onChange={setSettings} />
      </header>
      <aside className="simulator-scenarios">
        <Scenarios groups={groups} current={scenario?.id} onChoose={open} />
      </aside>
      <main className="simulator-phone">
        {scenario && (
          <PhoneView
            phone={phone}
            address={addressOf(scenario.path, settings)}
            visit={visit}
            settings={settings}
            sms={sms?.kind === 'sms' ? sms.text : undefined}
            onSmsRead={() => setSmsRead(sms?.id ?? 0)}
            onReopen={() => open(scenario)}
          />
        )}
      </main>
      <aside className="simulator-panel" aria-label="Lender and network">
        <Panel
          order={orders.find((order) => order.id === orderId)}
          onOrderChanged={borrowerCameBack}
          onReset={() => {
            setEntries([]);
            open(scenario);
          }}
        />
        <Logs heard={phone.heard} entries={entries} />
      </aside>
      {isInspected && (
        // A page of our own origin: a sandbox that lets it work would hold nothing back.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className="simulator-inspector"
          title="Flow inspector"
          src={`${import.meta.env.BASE_URL}inspector/`}
        />
      )}
    </div>
  );
};
