import { useEffect } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { Icon } from '../../views/parts/Icon.tsx';
import type { Settings } from './address.ts';
import { NativeView } from './NativeView.tsx';
import type { Phone } from './usePhone.ts';

interface PhoneViewProps {
  phone: Phone;
  /** Address of the app's page; a new `visit` opens it in a new web view. */
  address: string;
  visit: number;
  settings: Settings;
  /** A text message that came and was not put away yet. */
  sms: string | undefined;
  onSmsRead: () => void;
  onReopen: () => void;
}

const applyTextSize = (frame: HTMLIFrameElement | null, percent: number) => {
  try {
    frame?.contentDocument?.documentElement.style.setProperty('font-size', `${percent}%`);
  } catch {
    // A site of another origin keeps its own size.
  }
};

/** The phone: the app in its frame, the native screens over it, the hardware buttons under it. */
export const PhoneView = ({ phone, address, visit, settings, sms, onSmsRead, onReopen }: PhoneViewProps) => {
  const { frame, native } = phone;
  useEffect(() => applyTextSize(frame, settings.textSize), [frame, settings.textSize]);
  return (
    <section className="phone" aria-label="Phone">
      <div className="phone-screen" style={{ colorScheme: settings.dark ? 'dark' : 'light' }}>
        {!native?.closed && (
          // The app itself, of our own origin: a sandbox that lets it work would hold nothing back.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={visit}
            ref={phone.setFrame}
            title="The app"
            src={address}
            allow="clipboard-write; camera; geolocation"
            inert={native !== undefined}
            onLoad={(event) => applyTextSize(event.currentTarget, settings.textSize)}
          />
        )}
        {native && <NativeView screen={native} onLeave={() => phone.leaveNative()} onReopen={onReopen} />}
        <output>
          {sms && (
            <button type="button" className="phone-sms" onClick={onSmsRead}>
              <strong>Message</strong> {sms}
            </button>
          )}
        </output>
      </div>
      <div className="phone-keys">
        <Button kind="plain" onClick={() => void phone.pressBack()}>
          <Icon name="back" /> Back
        </Button>
        <Button kind="plain" onClick={() => phone.emit('pause')}>
          Suspend
        </Button>
        <Button kind="plain" onClick={() => phone.emit('resume')}>
          Resume
        </Button>
      </div>
    </section>
  );
};
