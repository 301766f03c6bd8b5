import { useState } from 'react';
import { Card } from '../../views/parts/Card.tsx';
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
export function ReleaseCard({ onChange }: { onChange: (work: Promise<unknown>, done: string) => void }) {
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
