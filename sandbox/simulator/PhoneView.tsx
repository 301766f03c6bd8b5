import { type CSSProperties, useEffect } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { Icon } from '../../views/parts/Icon.tsx';
import type { Settings } from './address.ts';
import { applyAppearance } from './appearance.ts';
import { devices } from './devices.ts';
import { NativeView } from './NativeView.tsx';
import type { Phone } from './usePhone.ts';
import { useScale } from './useScale.ts';

interface PhoneViewProps {
  phone: Phone;
  /** A new `visit` opens the address in a new WebView. */
  address: string;
  visit: number;
  settings: Settings;
  sms: string | undefined;
  onSmsRead: () => void;
  onReopen: () => void;
}

export function PhoneView({ phone, address, visit, settings, sms, onSmsRead, onReopen }: PhoneViewProps) {
  const { frame, setFrame, native } = phone;
  const { textSize, dark, device: name, keyboard: isKeyboardUp } = settings;
  const device = devices[name];
  const { width, height, safe, keyboard } = device;
  const scale = useScale(width, height);
  useEffect(() => applyAppearance(frame, { textSize, dark, safe }), [frame, textSize, dark, safe]);
  return (
    <section
      className="phone"
      aria-label="Phone"
      style={
        {
          '--phone-width': `${width}px`,
          '--phone-height': `${height}px`,
          '--phone-scale': scale,
          '--notch': `${safe.top}px`,
          '--keyboard': `${isKeyboardUp ? keyboard : 0}px`,
        } as CSSProperties
      }
    >
      <div className="phone-place">
        <div className="phone-screen">
          {safe.top > 0 && <span className="phone-notch" />}
          {safe.bottom > 0 && <span className="phone-gesture" />}
          {isKeyboardUp && <p className="phone-keyboard">Keyboard</p>}
          {!native?.closed && (
            // The app itself, of our own origin: a sandbox in which it works would restrict nothing.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              key={visit}
              ref={setFrame}
              title="The app"
              src={address}
              allow="clipboard-write; geolocation"
              inert={native !== undefined}
              onLoad={(event) => applyAppearance(event.currentTarget, { textSize, dark, safe })}
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
        <Button kind="plain" onClick={() => phone.emit('session.closed')}>
          Log out
        </Button>
      </div>
    </section>
  );
}
