import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface SheetProps {
  /** It is not rendered while closed. */
  open: boolean;
  title: string;
  /** Called for Escape, back, a tap beside it, or its close button. */
  onClose: () => void;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Its class; by default a panel from the bottom. */
  className?: string;
  children: ReactNode;
}

/** A panel from the bottom of the screen: a picker, or more of something. */
export const Sheet = ({
  open,
  title,
  onClose,
  closeLabel,
  className = 'modal-sheet',
  children,
}: SheetProps) =>
  open && (
    <Modal className={className} title={title} onClose={onClose}>
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
          {children}
        </>
      )}
    </Modal>
  );
