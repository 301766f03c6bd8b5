import { useEffect, useState } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { QrCode } from '../../views/parts/codes/QrCode.tsx';
import { control } from './control.ts';

interface ShareProps {
  address: string;
  report: () => string;
}

const isOwnMachine = /^(localhost|127\.|\[::1\])/;

export function Share({ address, report }: ShareProps) {
  const [host, setHost] = useState(window.location.host);
  const [isOpen, setOpen] = useState(true);
  const [said, say] = useState('');
  useEffect(() => {
    if (!isOwnMachine.test(window.location.host)) return;
    const find = async () => {
      const { address: lan, isOpen: isReached } = await control.lan();
      setOpen(isReached);
      if (lan) setHost(window.location.host.replace(/^.*?(?=:\d+$|$)/, lan));
    };
    void find();
  }, []);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say('The browser does not let us copy.');
    }
  };
  const url = `${window.location.protocol}//${host}${address}`;
  return (
    <div className="relative me-auto flex flex-wrap items-center text-small [&_.button]:px-3.5 [&_.button]:whitespace-nowrap">
      <details>
        <summary className="button button-plain">On a phone</summary>
        <div className="share-card card absolute z-2 w-76 [box-shadow:var(--shadow-high)]">
          <QrCode text={url} label="This screen, for a phone in the same network" room={260} />
          <p>{url}</p>
          {!isOpen && <p>Phones reach it when it was started by HOST=0.0.0.0 npm start.</p>}
        </div>
      </details>
      <Button kind="plain" onClick={() => void copy(window.location.href, 'The link is copied.')}>
        Copy the link
      </Button>
      <Button kind="plain" onClick={() => void copy(report(), 'The link and what happened are copied.')}>
        Copy a report
      </Button>
      <output>{said}</output>
    </div>
  );
}
