import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Modal } from '../Modal.tsx';

interface FullScreenProps {
  title: string;
  onClose: () => void;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A code alone on a white screen, to be scanned. */
export const FullScreen = ({ title, onClose, closeLabel, children }: FullScreenProps) => (
  <Modal className="code-full" title={title} onClose={onClose}>
    {(titleId) => (
      <>
        <div className="sheet-bar">
          <h2 className="modal-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="code-full-body">{children}</div>
      </>
    )}
  </Modal>
);
