import type { Notice } from './useFiles.ts';

interface NoticeBoxProps {
  notice: Notice;
  onClose: () => void;
}

export const NoticeBox = ({ notice: { isFault, title, lines }, onClose }: NoticeBoxProps) => (
  <div className="notice" role={isFault ? 'alert' : 'status'} data-fault={isFault}>
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);
