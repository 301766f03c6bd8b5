import { timeText } from './Log.tsx';
import { type Presence, presenceTexts } from './presence.ts';

interface TimeProps {
  isFollowing: boolean;
  presence: Presence | undefined;
  count: number;
  frames: number;
  ms: number;
  onToggle: () => void;
  onLook: (count: number) => void;
}

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
