import type { ReactNode } from 'react';
import { ButtonBar } from './ButtonBar.tsx';
import { Modal } from './Modal.tsx';

interface DialogProps {
  title: string;
  /** Called for Escape, back or a tap beside it; absent for a dialog that must be answered. */
  onClose?: (() => void) | undefined;
  actions: ReactNode;
  /** The message: text keeps its line breaks. */
  children?: ReactNode;
}

export const Dialog = ({ title, onClose, actions, children }: DialogProps) => (
  <Modal title={title} onClose={onClose}>
    {(titleId) => (
      <>
        <h2 className="text-[1.25rem]" id={titleId} tabIndex={-1} aria-describedby={`${titleId}-text`}>
          {title}
        </h2>
        {children && (
          <div className="whitespace-pre-line text-muted" id={`${titleId}-text`}>
            {children}
          </div>
        )}
        <ButtonBar>{actions}</ButtonBar>
      </>
    )}
  </Modal>
);
