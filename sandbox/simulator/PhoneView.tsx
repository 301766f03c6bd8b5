import { useEffect } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { Icon } from '../../views/parts/Icon.tsx';
import type { Settings } from './address.ts';
import { applyAppearance } from './appearance.ts';
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

/** The phone: the app in its frame, the native screens over it, the hardware buttons under it. */
export const PhoneView = ({ phone, address, visit, settings, sms, onSmsRead, onReopen }: PhoneViewProps) => {
  const { frame, setFrame, native } = phone;
  const { textSize, dark } = settings;
  useEffect(() => applyAppearance(frame, textSize, dark), [frame, textSize, dark]);
  return (
    <section className="phone" aria-label="Phone">
      <div className="phone-screen">
        {!native?.closed && (
          // The app itself, of our own origin: a sandbox that lets it work would hold nothing back.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={visit}
            ref={setFrame}
            title="The app"
            src={address}
            allow="clipboard-write; geolocation"
            inert={native !== undefined}
            onLoad={(event) => applyAppearance(event.currentTarget, textSize, dark)}
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
