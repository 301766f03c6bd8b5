import { timeText } from './Log.tsx';
import { type Presence, presenceTexts } from './presence.ts';

interface TimeProps {
  isFollowing: boolean;
  /** Of the page of the run; without a run there is none. */
  presence: Presence | undefined;
  /** The moment that is looked at: so many frames of all. */
  count: number;
  frames: number;
  /** Since the run began. */
  ms: number;
  onToggle: () => void;
  onLook: (count: number) => void;
}

/** Where in its run the page looks, and a slider through it. */
export const Time = ({ isFollowing, presence, count, frames, ms, onToggle, onLook }: TimeProps) => (
  <footer className="time">
    <button
      type="button"
      className="live"
      aria-pressed={isFollowing}
      data-presence={presence}
      title={isFollowing ? 'Stop here' : 'Follow the run again'}
      onClick={onToggle}
    >
      {isFollowing ? (presence ? presenceTexts[presence].mark : '○ Waiting') : '○ Past'}
    </button>
    <input
      type="range"
      aria-label="Time"
      aria-valuetext={`frame ${count} of ${frames}, ${timeText(ms)} s`}
      min={0}
      max={frames}
      value={count}
      onChange={(event) => onLook(Number(event.target.value))}
    />
    <output>
      {timeText(ms)} s · {count} / {frames}
    </output>
  </footer>
);
