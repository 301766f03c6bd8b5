import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../views/styles/all.css';
import { Card } from '../../../views/parts/Card.tsx';
import { Failure } from '../../../views/parts/Failure.tsx';
import { LoadingOverlay } from '../../../views/parts/LoadingOverlay.tsx';
import { Logo } from '../../../views/parts/Logo.tsx';
import { Notices } from '../../../views/app/Notices.tsx';
import { Page, WayBack } from '../../../views/parts/Page.tsx';
import { ProductCard } from '../../../views/parts/ProductCard.tsx';
import { Rows } from '../../../views/parts/Rows.tsx';
import { StatusRow } from '../../../views/parts/StatusRow.tsx';
import { Toast } from '../../../views/parts/Toast.tsx';
import { patience } from '../../patience.ts';

describe('A page', () => {
  it('has its title as heading and document title, its state, and a button to leave', async () => {
    const left: string[] = [];
    const { rerender } = render(
      <WayBack value={() => left.push('left')}>
        <Page title="Order Details" state="loading">
          Content
        </Page>
      </WayBack>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details');
    expect(document.title).toBe('Order Details');
    expect(screen.getByRole('main').parentElement).toHaveAttribute('data-state', 'loading');
    await userEvent.click(screen.getByRole('button'));
    expect(left).toEqual(['left']);
    rerender(
      <WayBack value={undefined}>
        <Page title="Payment">Content</Page>
      </WayBack>,
    );
    expect(document.title).toBe('Payment');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('leaves no word of a text or a label alone on the last line', () => {
  render(
    <main style={{ width: '20ch', font: '16px monospace' }}>
      <p>Each day late costs a lot and more money once</p>
      <Rows rows={[{ text: 'If you pay 5 days late', value: '1' }]} />
    </main>,
  );
  const range = document.createRange();
  const wordsOfLastLine = screen.getAllByText(/late/).map(({ firstChild }) => {
    if (!firstChild) throw new Error('There is no text.');
    const tops = [...(firstChild.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + word.length);
      return range.getBoundingClientRect().top;
    });
    return tops.filter((top) => top === tops.at(-1)).length;
  });
  expect(wordsOfLastLine).toEqual([2, 3]);
});

describe('Detail rows', () => {
  it('leave out rows without a value, and the list without rows', () => {
    const { rerender, container } = render(
      <Card>
        <Rows
          rows={[
            { text: 'Amount', value: '₱5,000.00' },
            { text: 'Coupon', value: '' },
            { text: 'Term', value: '91 days' },
          ]}
        />
      </Card>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Amount', 'Term']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '₱5,000.00',
      '91 days',
    ]);
    rerender(<Rows rows={[{ text: 'Coupon', value: '' }]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('A status row', () => {
  it.each([
    ['gold', 'rgb(179, 140, 69)'],
    ['green', 'rgb(102, 204, 39)'],
    ['red', 'rgb(216, 64, 64)'],
    ['amber', 'rgb(233, 151, 0)'],
  ] as const)('draws its title in exactly the colour %s', (tone, colour) => {
    render(<StatusRow tone={tone} title="Under review" />);
    const row = screen.getByRole('heading', { name: 'Under review' }).parentElement;
    expect(row && getComputedStyle(row).backgroundColor).toBe(colour);
  });
});

describe('A product card', () => {
  const product = {
    logo: '',
    name: 'PesoLight',
    range: '₱1,000 - ₱20,000',
    rangeDescription: 'Loan amount',
    rate: '0.2%',
    rateDescription: 'Interest',
    description: 'Paid out\nwithin a day',
    tags: ['Fast', 'Fast'],
    buttonText: 'Apply now',
  };

  it('opens with a tap anywhere on it, and its button names its product', async () => {
    const opened: string[] = [];
    render(<ProductCard {...product} disabled={false} onOpen={() => opened.push('opened')} />);
    const card = screen.getByRole('article', { name: 'PesoLight' });
    expect(within(card).getByRole('button', { name: 'Apply now' })).toHaveAccessibleDescription('PesoLight');
    expect(within(card).getAllByText('Fast')).toHaveLength(2);
    expect(within(card).getByText(/Paid out\s+within a day/)).toBeVisible();
    await userEvent.click(card, { position: { x: 20, y: 20 } });
    expect(opened).toEqual(['opened']);
  });

  it('breaks a tag that is longer than its line', () => {
    const tags = ['Pinakanakapagpapabagabag'];
    render(
      <div style={{ width: 240 }}>
        <ProductCard {...product} tags={tags} disabled={false} onOpen={() => undefined} />
      </div>,
    );
    const list = screen.getByRole('list');
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });

  it('names the button after the product when the backend sends no text for it', () => {
    render(<ProductCard {...product} buttonText="" disabled={false} onOpen={() => undefined} />);
    expect(screen.getByRole('button', { name: 'PesoLight' })).toBeVisible();
  });

  it('shows a range and a rate that the backend does not describe', () => {
    render(
      <ProductCard
        {...product}
        rangeDescription=""
        rateDescription=""
        disabled={false}
        onOpen={() => undefined}
      />,
    );
    expect(screen.getByText('0.2%')).toBeVisible();
    expect(screen.getByText('₱1,000 - ₱20,000')).toBeVisible();
  });

  it('does not open when disabled', () => {
    const opened: string[] = [];
    render(<ProductCard {...product} disabled onOpen={() => opened.push('opened')} />);
    const button = screen.getByRole('button', { name: 'Apply now' });
    fireEvent.click(button);
    expect(button).toBeDisabled();
    expect(opened).toEqual([]);
  });
});

describe('A logo', () => {
  it('replaces a logo that fails to load with the first letter of its name', async () => {
    const { rerender } = render(<Logo src="/no-such-logo.png" name="Éxito" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/no-such-logo.png');
    await waitFor(() => expect(screen.getByText('É')).toBeVisible(), patience);
    // A reload may no longer name a picture.
    rerender(<Logo src="" name="Éxito" />);
    expect(screen.getByText('É')).toBeVisible();
  });
});

describe('Announcements', () => {
  it('shows a toast as a status over the page, and removes it without a text', () => {
    const { rerender } = render(<Toast text="copy success" />);
    expect(screen.getByRole('status')).toHaveTextContent('copy success');
    rerender(<Toast />);
    expect(screen.getByRole('status', { hidden: true })).not.toBeVisible();
  });

  it('shows the loading indicator with a text, and blocks touches', () => {
    render(
      <>
        <button type="button">Pay</button>
        <LoadingOverlay text="loading..." />
      </>,
    );
    expect(screen.getByText('loading...')).toBeVisible();
    const { left, top } = screen.getByRole('button').getBoundingClientRect();
    expect(document.elementFromPoint(left + 1, top + 1)).toBe(screen.getByRole('status'));
  });

  it('shows a notice while there is one', () => {
    const { rerender } = render(<Notices connection={undefined} notice="GCash is down" />);
    expect(screen.getByText('GCash is down')).toBeVisible();
    rerender(<Notices connection={undefined} notice="" />);
    expect(screen.getByRole('status', { hidden: true })).not.toBeVisible();
  });

  it("keeps a company's notice whole in large text", () => {
    render(<Notices connection={undefined} notice="GCash is down until 3 PM. Pay another way." />);
    expect(screen.getByText('GCash is down until 3 PM. Pay another way.')).toBeVisible();
  });

  it('shows a failure as an alert with a retry', async () => {
    const tries: string[] = [];
    render(
      <Failure title="Not loaded" hint="Check" retryLabel="Try again" onRetry={() => tries.push('again')} />,
    );
    expect(within(screen.getByRole('alert')).getByRole('heading')).toHaveTextContent('Not loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toEqual(['again']);
  });
});
