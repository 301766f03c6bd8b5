import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../views/parts/Button.tsx';
import { Icon } from '../../views/parts/Icon.tsx';
import type { Moment } from './address.ts';
import { applyAppearance } from './appearance.ts';
import { devices } from './devices.ts';
import type { Phone } from './usePhone.ts';
import { Rows } from '../../views/parts/Rows.tsx';
import type { NativeScreen } from './native.ts';

interface NativeViewProps {
  screen: NativeScreen;
  onLeave: () => void;
  onReopen: () => void;
}

const NativeView = ({ screen, onLeave, onReopen }: NativeViewProps) => (
  <section
    className="absolute inset-0 flex flex-col justify-center gap-3 overflow-y-auto bg-(--notice) p-7 text-(color:--on-notice) [&_dt]:text-inherit"
    aria-label="Native screen"
  >
    <p className="text-small">{screen.closed ? 'Native app · the web view was closed' : 'Native app'}</p>
    <h2 className="text-[1.75rem]">{screen.title}</h2>
    <Rows rows={Object.entries(screen.details).map(([text, value]) => ({ text, value }))} />
    {screen.closed ? (
      <Button onClick={onReopen}>Open the page again</Button>
    ) : (
      <Button onClick={onLeave}>Back to the page</Button>
    )}
  </section>
);

const around = 208;
/** Narrower windows are phones themselves: the simulator fills them (simulator.css). */
const narrow = 760;

const subscribe = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Returns the scale at which a phone of this size fits the window, at most 1. Its width stays a whole number of pixels. */
const useScale = (width: number, height: number): number =>
  useSyncExternalStore(subscribe, () => {
    if (innerWidth <= narrow) return 1;
    const fitting = Math.max(0.4, Math.min(1, (innerHeight - around) / height));
    return Math.floor(width * fitting) / width;
  });

/** The notch and the gesture bar. */
const onGlass = 'pointer-events-none absolute left-1/2 z-1 -translate-x-1/2 rounded-card';

const shellEvents = [
  ['Suspend', 'pause'],
  ['Resume', 'resume'],
  ['Log out', 'session.closed'],
] as const;

interface PhoneViewProps {
  phone: Phone;
  /** A new `visit` opens the address in a new WebView. */
  address: string;
  visit: number;
  moment: Moment;
  sms: string | undefined;
  onSmsRead: () => void;
  onReopen: () => void;
}

export function PhoneView({ phone, address, visit, moment, sms, onSmsRead, onReopen }: PhoneViewProps) {
  const { frame, setFrame, native } = phone;
  const { text: textSize, dark, device, keyboard: isKeyboardUp } = moment;
  const { width, height, safe, keyboard } = devices[device];
  const scale = useScale(width, height);
  useEffect(() => applyAppearance(frame, { textSize, dark, safe }), [frame, textSize, dark, safe]);
  return (
    <section
      className="grid justify-items-center gap-2"
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
          {safe.top > 0 && (
            <span className={`${onGlass} top-2 h-[calc(var(--notch)-1rem)] w-28 bg-(--ink)`} />
          )}
          {safe.bottom > 0 && <span className={`${onGlass} bottom-2 h-1 w-32 bg-(--line-strong)`} />}
          {isKeyboardUp && (
            <p className="absolute inset-x-0 bottom-0 grid h-(--keyboard) place-items-center bg-sunken text-muted">
              Keyboard
            </p>
          )}
          {!native?.closed && (
            // The app itself, of our own origin: a sandbox in which it works would restrict nothing.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              key={visit}
              ref={setFrame}
              className="block h-[calc(100%-var(--keyboard))] w-full"
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
              <button
                type="button"
                className="absolute inset-x-3 top-3 rounded-control bg-(--notice) px-4 py-3 text-start text-small text-(color:--on-notice)"
                onClick={onSmsRead}
              >
                <strong>Message</strong> {sms}
              </button>
            )}
          </output>
        </div>
      </div>
      <div className="flex justify-center [&_.button]:px-3.5 [&_.button]:whitespace-nowrap">
        <Button kind="plain" onClick={() => void phone.pressBack()}>
          <Icon name="back" /> Back
        </Button>
        {shellEvents.map(([title, event]) => (
          <Button key={event} kind="plain" onClick={() => phone.emit(event)}>
            {title}
          </Button>
        ))}
      </div>
    </section>
  );
}
