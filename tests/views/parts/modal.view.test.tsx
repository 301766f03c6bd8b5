import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import '../../../views/styles/all.css';
import { Button } from '../../../views/parts/Button.tsx';
import { Dialog } from '../../../views/parts/Dialog.tsx';
import { Sheet } from '../../../views/parts/Sheet.tsx';
import { Toast } from '../../../views/parts/Toast.tsx';
import { patience } from '../../patience.ts';

const Ask = ({ cancellable = true }) => {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('Withdraw');
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {open && (
        <Dialog
          title={title}
          onClose={cancellable ? close : undefined}
          actions={
            <>
              <Button onClick={() => setTitle('Sure?')}>Withdraw Now</Button>
              <Button kind="secondary" onClick={close}>
                Cancel
              </Button>
            </>
          }
        >
          First line{'\n'}second line
        </Dialog>
      )}
      <Toast text="Silakan pilih" />
    </>
  );
};

const ask = async (cancellable = true) => {
  render(<Ask cancellable={cancellable} />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog') };
};

describe('A dialog', () => {
  it('renders nothing while closed', () => {
    render(<Ask />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is named by its title, which has the focus and reads the message, with its buttons next', async () => {
    const { dialog } = await ask();
    expect(dialog).toHaveAccessibleName('Withdraw');
    const title = screen.getByRole('heading', { name: 'Withdraw' });
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('First line second line');
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Withdraw Now' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('restores the focus when a button, Escape or a tap beside it closes it', async () => {
    const { opener } = await ask();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('dialog'), { position: { x: 5, y: 5 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(opener).toHaveFocus();
  });

  it('ignores Escape, however often it is pressed, when an answer is required', async () => {
    const { dialog } = await ask(false);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog, { position: { x: 5, y: 5 } });
    expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses its title again when its question changes', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw Now' }));
    expect(screen.getByRole('heading', { name: 'Sure?' })).toHaveFocus();
  });

  it('shows toasts inside while it is open, so that they are seen and announced', async () => {
    const { dialog } = await ask();
    const toast = screen.getByRole('status');
    expect(toast).toHaveTextContent('Silakan pilih');
    expect(dialog).toContainElement(toast);
    const { left, top } = toast.getBoundingClientRect();
    expect(document.elementsFromPoint(left + 2, top + 20)[0]).toBe(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('status')).toHaveTextContent('Silakan pilih');
  });
});

describe('A sheet', () => {
  it('rises with its title focused, without moving content under a thumb', async () => {
    render(
      <Sheet title="Payment method" closeLabel="Close" onClose={() => undefined}>
        <p style={{ height: 400 }}>GCash</p>
      </Sheet>,
    );
    const dialog = screen.getByRole('dialog');
    expect(screen.getByRole('heading', { name: 'Payment method' })).toHaveFocus();
    const [rising] = dialog.firstElementChild?.getAnimations() ?? [];
    rising?.pause();
    // The first frame of the animation is below the screen.
    if (rising) rising.currentTime = 0;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(dialog.scrollTop).toBe(0);
    expect(screen.getByText('GCash').getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  });

  it('shows a sheet at the bottom of the screen, and closes it with its button', async () => {
    const Picker = () => {
      const [open, setOpen] = useState(true);
      return (
        open && (
          <Sheet title="Payment method" closeLabel="Close" onClose={() => setOpen(false)}>
            GCash
          </Sheet>
        )
      );
    };
    render(<Picker />);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Payment method');
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const { bottom } = screen.getByText('GCash').getBoundingClientRect();
    expect(Math.round(bottom)).toBe(window.innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
