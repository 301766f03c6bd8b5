import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface SheetProps {
  title: string;
  onClose: () => void;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

export const Sheet = ({ title, onClose, closeLabel, className = 'modal-sheet', children }: SheetProps) => (
  <Modal className={className} title={title} onClose={onClose}>
    {(titleId) => (
      <>
        <div className="sheet-bar">
          <h2 className="flex-1 text-[1.25rem]" id={titleId} tabIndex={-1}>
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
