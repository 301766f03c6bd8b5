import { type ReactNode, useState } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { Card } from '../../views/parts/Card.tsx';
import type { OrderSummary } from '../control.ts';
import { dialectTitles } from '../dialects.ts';
import { type FaultKind, faultTitles } from '../faultKinds.ts';
import { type Moment, networks } from './address.ts';
import { Choice } from './Choice.tsx';
import { control } from './control.ts';

const flows = {
  '': 'None',
  loanConfirm: 'Confirming a loan',
  bindBank: 'Binding an account',
  repay: 'Repayment',
  oldRepayment: 'Old repayment',
  complaint: 'Complaints',
  landing: 'Registering',
};

const notices = {
  '': 'Nothing',
  'Payments by GCash take longer today.': 'Payments take longer today',
};

/** Publishes notices to open pages without another build. `onChange` is called with the promise of each update. */
function ReleaseCard({ onChange }: { onChange: (work: Promise<unknown>, done: string) => void }) {
  const [flow, setFlow] = useState<keyof typeof flows>('');
  const [notice, setNotice] = useState<keyof typeof notices>('');
  return (
    <Card title="Release">
      <div className="grid gap-2">
        <Choice
          label="Paused flow"
          value={flow}
          options={flows}
          onChange={(name) => {
            setFlow(name);
            onChange(
              control.announce({ closed: name ? [name] : [] }),
              name ? 'The flow is paused.' : 'All is open.',
            );
          }}
        />
        <Choice
          label="Said to everybody"
          value={notice}
          options={notices}
          onChange={(text) => {
            setNotice(text);
            onChange(control.announce({ notice: text }), 'The company has said it.');
          }}
        />
      </div>
    </Card>
  );
}

const workOfLost = { before: 'is not done', after: 'is done anyway' };
const workOfLate = { before: 'is done late', after: 'is done at once' };

const orderActs = [
  ['Pass a day', (id: string) => control.advance(id, 1), 'One day has passed.'],
  ['To the next change', (id: string) => control.advance(id), 'Moved to the next change.'],
  ['Pay ₱500', (id: string) => control.pay(id, 50_000), 'Paid ₱500.'],
  ['Pay all', (id: string) => control.pay(id), 'Paid all of it.'],
] as const;

const codePayments = [
  ['exact', 'Pay the code'],
  ['short', 'Pay half of it'],
  ['late', 'Pay it too late'],
] as const;

interface PanelProps {
  order: OrderSummary | undefined;
  /** Called after a change to the order. */
  onOrderChanged: () => void;
  onReset: () => void;
  moment: Moment;
  onChange: (changed: Partial<Moment>) => void;
  children: ReactNode;
}

export function Panel({ order, onOrderChanged, onReset, moment, onChange, children }: PanelProps) {
  const [fault, setFault] = useState<FaultKind>(moment.fault || 'drop');
  const [when, setWhen] = useState(moment.when);
  const [said, say] = useState('');

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      say(done);
    } catch {
      say('The sandbox refused that.');
    }
  };
  const change = (work: Promise<unknown>, done: string) => void act(work, done).then(onOrderChanged);

  return (
    <div className="grid gap-4 [&_.button]:min-h-11 [&_.button]:px-3 [&_.button]:py-2">
      {order && (
        <Card title="This order">
          <p className="text-muted">
            <strong className="text-text">
              {order.status} · {order.state}
            </strong>
            {order.dueIn !== null && order.outstanding > 0 && (
              <span>
                {order.dueIn < 0 ? ` · ${-order.dueIn} days past` : ` · due in ${order.dueIn} days`}
              </span>
            )}
            <span> · ₱{(order.outstanding / 100).toLocaleString('en-PH')} open</span>
          </p>
          <div className="mt-3 grid grid-cols-2 gap-2">
            {orderActs.map(([title, work, done]) => (
              <Button key={title} kind="secondary" onClick={() => change(work(order.id), done)}>
                {title}
              </Button>
            ))}
          </div>
          {order.codes.slice(0, 1).map(({ code, amount }) => (
            <div key={code}>
              <p className="text-muted">
                Code <strong className="text-text">{code}</strong> · ₱{(amount / 100).toLocaleString('en-PH')}
              </p>
              <div className="mt-3 grid grid-cols-2 gap-2">
                {codePayments.map(([kind, title]) => (
                  <Button
                    key={kind}
                    kind="secondary"
                    onClick={() => change(control.payCode(code, kind), 'The channel accepted the payment.')}
                  >
                    {title}
                  </Button>
                ))}
              </div>
            </div>
          ))}
        </Card>
      )}
      {children}
      <Card title="Network">
        <div className="grid gap-2">
          <Choice
            label="Speed"
            value={moment.network}
            options={networks}
            onChange={(name) => {
              onChange({ network: name });
              void act(control.setNetwork(networks[name]), `${networks[name].title} from now on.`);
            }}
          />
          <Choice
            label="Data"
            value={moment.dialect}
            options={dialectTitles}
            onChange={(name) => {
              onChange({ dialect: name });
              void act(control.setDialect(name), `${dialectTitles[name]} from now on.`);
            }}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line pt-3">
          <Choice label="The next call" value={fault} options={faultTitles} onChange={setFault} />
          <Choice
            label="Its work"
            value={when}
            options={fault === 'late' ? workOfLate : workOfLost}
            onChange={setWhen}
          />
          <Button
            kind="secondary"
            onClick={() => {
              onChange({ fault, when });
              void act(
                control.failNext({ kind: fault, when }),
                `Next call: ${faultTitles[fault].toLowerCase()}.`,
              );
            }}
          >
            Make it fail
          </Button>
        </div>
      </Card>
      <ReleaseCard onChange={change} />
      <div className="flex flex-wrap items-center justify-between text-small text-muted">
        <output>{said}</output>
        <Button
          kind="plain"
          onClick={() => void act(control.reset(), 'Everything is as in the beginning.').then(onReset)}
        >
          Reset the sandbox
        </Button>
      </div>
    </div>
  );
}
