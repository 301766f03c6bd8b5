import { Button } from '../../views/parts/Button.tsx';
import { Rows } from '../../views/parts/Rows.tsx';
import type { NativeScreen } from './native.ts';

interface NativeViewProps {
  screen: NativeScreen;
  onLeave: () => void;
  onReopen: () => void;
}

export const NativeView = ({ screen, onLeave, onReopen }: NativeViewProps) => (
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
