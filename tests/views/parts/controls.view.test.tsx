import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import '../../../views/styles/all.css';
import { Button } from '../../../views/parts/Button.tsx';
import { Checkbox } from '../../../views/parts/Checkbox.tsx';
import { Stars } from '../../../views/parts/Stars.tsx';
import { Tabs } from '../../../views/parts/Tabs.tsx';
import { TextField } from '../../../views/parts/TextField.tsx';

describe('Stars', () => {
  const Rating = () => {
    const [value, setValue] = useState(0);
    return (
      <Stars label="Your rating" value={value} onChange={setValue} starLabel={(n) => `${n} of 5 stars`} />
    );
  };
  const filled = () =>
    screen
      .getAllByRole('radio')
      .filter((star) => star.nextElementSibling && getComputedStyle(star.nextElementSibling).fill !== 'none')
      .map((star) => star.getAttribute('aria-label'));

  it('renders stars as five radios of one named group, none selected', () => {
    render(<Rating />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Your rating');
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(filled()).toEqual([]);
  });

  it('fill up to the tapped one', async () => {
    render(<Rating />);
    await userEvent.click(screen.getByRole('radio', { name: '3 of 5 stars' }));
    expect(screen.getByRole('radio', { name: '3 of 5 stars' })).toBeChecked();
    expect(filled()).toEqual(['1 of 5 stars', '2 of 5 stars', '3 of 5 stars']);
  });

  it('follow the arrow keys', async () => {
    render(<Rating />);
    await userEvent.keyboard('{Tab}{ }{ArrowRight}');
    expect(filled()).toEqual(['1 of 5 stars', '2 of 5 stars']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(filled()).toEqual(['1 of 5 stars']);
  });
});

describe('Tabs', () => {
  const titles = ['Bank card', 'E-wallet', 'Cash'];
  const Types = () => {
    const [selected, setSelected] = useState('Bank card');
    return (
      <Tabs
        label="Card type"
        tabs={titles.map((title) => ({ id: title, title }))}
        selected={selected}
        onSelect={setSelected}
      >
        Fields of {selected}
      </Tabs>
    );
  };

  it('show the panel of the tapped tab, labelled by it', async () => {
    render(<Types />);
    await userEvent.click(screen.getByRole('tab', { name: 'E-wallet' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('E-wallet');
    expect(screen.getByRole('tabpanel', { name: 'E-wallet' })).toHaveTextContent('Fields of E-wallet');
  });

  it('makes tabs a single tab stop whose arrow keys wrap around', async () => {
    render(<Types />);
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Cash' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Fields of Cash');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('E-wallet');
  });
});

describe('A text field', () => {
  it('is named by its label and described by its hint', () => {
    render(
      <TextField
        label="Account number"
        hint="Digits only"
        value=""
        onChange={() => {}}
        inputMode="numeric"
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Account number' });
    expect(field).toHaveAccessibleDescription('Digits only');
    expect(field).toBeValid();
  });

  it('is invalid and described by its error as well, when it has one', () => {
    render(<TextField label="Phone" hint="11 digits" error="Too short" value="09" onChange={() => {}} />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Too short 11 digits');
  });

  describe('a field of digits, at most eleven', () => {
    const cleaned = (text: string) => text.replace(/\D/g, '').slice(0, 11);
    const Field = ({ value: given = '' }) => {
      const [value, setValue] = useState(given);
      const keep = (text: string) => setValue(cleaned(text));
      return <TextField label="Code" value={value} cleaned={cleaned} onChange={keep} />;
    };
    const field = () => screen.getByRole<HTMLInputElement>('textbox');
    const place = () => {
      const { value, selectionStart } = field();
      return value.slice(0, selectionStart ?? 0) + '|' + value.slice(selectionStart ?? 0);
    };

    it('reports what was typed', async () => {
      render(<Field />);
      await userEvent.type(field(), '1a2b');
      expect(field()).toHaveValue('12');
    });

    it.each([
      ['0917|456', '-123', '0917123|456'],
      ['0917|456', ' {Backspace}', '091|456'],
      ['12345|67890', ' 1', '123451|67890'],
      ['|456', '- 1', '1|456'],
      ['0917|1234567', '99', '091799|12345'],
    ])('stays at %s while %o is typed: %s', async (before, keys, after) => {
      render(<Field value={before.replace('|', '')} />);
      field().focus();
      field().setSelectionRange(before.indexOf('|'), before.indexOf('|'));
      await userEvent.keyboard(keys);
      expect(place()).toBe(after);
    });

    it('keeps the caret behind text pasted over a selection', () => {
      render(<Field value="0994567" />);
      field().focus();
      field().setSelectionRange(1, 3);
      document.execCommand('insertText', false, '917 12-3');
      expect(place()).toBe('0917123|4567');
    });
  });
});

describe('A checkbox', () => {
  it('ticks a checkbox by its label and the space key', async () => {
    const Agreement = () => {
      const [checked, setChecked] = useState(true);
      return <Checkbox label="I agree to" checked={checked} onChange={setChecked} />;
    };
    render(<Agreement />);
    const box = screen.getByRole('checkbox', { name: 'I agree to' });
    await userEvent.click(screen.getByText('I agree to'));
    expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard('{ }');
    expect(box).toBeChecked();
  });
});

describe('A button', () => {
  const Counter = (props: { busy?: boolean; disabled?: boolean; 'aria-disabled'?: boolean }) => {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <Button {...props} onClick={() => setPresses(presses + 1)}>
          Pay
        </Button>
        <p>{presses} presses</p>
      </>
    );
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pay' }));

  it('keeps the focus and does nothing while busy', async () => {
    const { rerender } = render(<Counter />);
    await userEvent.keyboard('{Tab}{Enter}');
    rerender(<Counter busy />);
    press();
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(screen.getByText('1 presses')).toBeVisible();
  });

  it("makes a disabled button unfocusable, in the specification's colour", () => {
    render(<Counter disabled />);
    press();
    expect(screen.getByText('0 presses')).toBeVisible();
    expect(getComputedStyle(screen.getByRole('button')).backgroundColor).toBe('rgb(204, 204, 204)');
  });

  it('still responds when it only looks disabled', () => {
    render(<Counter aria-disabled />);
    press();
    expect(screen.getByText('1 presses')).toBeVisible();
    expect(getComputedStyle(screen.getByRole('button')).backgroundColor).toBe('rgb(204, 204, 204)');
  });
});
