import { useContext, useId, useLayoutEffect, type ReactNode } from 'react';
import { DialogsWait } from './dialogsWait.ts';
import { placeOverlay } from './overlay.ts';

interface ModalProps {
  className?: string;
  title: string;
  /** Called for Escape, the system's back gesture or a tap beside the box. Without it the dialog cannot be cancelled that way. */
  onClose?: (() => void) | undefined;
  /** Renders the box; the element with `titleId` names the dialog and gets the focus. */
  children: (titleId: string) => ReactNode;
}

const openDialog = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  placeOverlay();
  return () => {
    dialog?.close();
    placeOverlay();
  };
};

const OpenModal = ({ className = '', title, onClose, children }: ModalProps) => {
  const titleId = useId();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another title is another question: read from its start.
  useLayoutEffect(() => document.getElementById(titleId)?.focus(), [titleId, title]);
  return (
    // Escape is the keyboard's way to do what a tap on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={openDialog}
      className={`modal ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input's cancel bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget: dialog }) => {
        // A browser closes on the second Escape without asking; here only the owner closes it.
        if (!dialog.isConnected || dialog.open) return;
        dialog.showModal();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className="modal-box">{children(titleId)}</div>
    </dialog>
  );
};

/** The base of Dialog and Sheet: a native modal dialog, open while it is mounted. Focus moves to its title, and is restored when it unmounts. */
export const Modal = (props: ModalProps) => !useContext(DialogsWait) && <OpenModal {...props} />;
