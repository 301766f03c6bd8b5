const keys = [
  ['← →', 'the event before, the next one'],
  ['Shift ← →', 'one frame back, one on'],
  ['Home, End', 'the first event; the newest, and follow it'],
  ['Shift Home', 'the first frame'],
  ['Space', 'stop following, follow again'],
  ['/', 'search: events, edges, guards, values; from:name finds what a name led to'],
  ['1 2 3 4', 'chart, sequence, compare, usage'],
  ['A B', 'mark the moment for a comparison'],
  ['?', 'these keys'],
];

export const Help = ({ onClose }: { onClose: () => void }) => (
  <dialog open className="help" aria-label="Keys">
    <h2>Keys</h2>
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </dialog>
);
