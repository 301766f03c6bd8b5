import type { ReactNode } from 'react';
import { ButtonBar } from './ButtonBar.tsx';
import { Modal } from './Modal.tsx';

interface DialogProps {
  /** It is not rendered while closed. */
  open: boolean;
  title: string;
  /** Called for Escape, back or a tap beside it; absent for a dialog that must be answered. */
  onClose?: (() => void) | undefined;
  /** Its buttons, the primary one first. */
  actions: ReactNode;
  /** The message: text keeps its line breaks. */
  children?: ReactNode;
}

/** A question or a notice in the middle of the screen. */
export const Dialog = ({ open, title, onClose, actions, children }: DialogProps) =>
  open && (
    <Modal className="modal-dialog" title={title} onClose={onClose}>
      {(titleId) => (
        <>
          <h2 className="modal-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children && <div className="modal-body">{children}</div>}
          <ButtonBar>{actions}</ButtonBar>
        </>
      )}
    </Modal>
  );
