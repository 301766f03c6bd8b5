import { useState, type ReactNode } from 'react';
import { type StatusTone, statusTones } from '../parts/tones.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Chip } from '../parts/Chip.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { Logo } from '../parts/Logo.tsx';
import { OfflineNotice } from '../parts/OfflineNotice.tsx';
import { Page } from '../parts/Page.tsx';
import { ProductCard } from '../parts/ProductCard.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { Stars } from '../parts/Stars.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Toast } from '../parts/Toast.tsx';
import { samples, type Sample } from './samples.ts';

const nothing = () => {};
const tones = Object.keys(statusTones) as StatusTone[];
const icons: IconName[] = [
  'alert',
  'back',
  'check',
  'chevron',
  'clock',
  'close',
  'copy',
  'inbox',
  'offline',
  'phone',
  'star',
];
const colours = [
  'bg',
  'surface',
  'raised',
  'sunken',
  'line',
  'theme',
  'theme-strong',
  'theme-soft',
  'accent',
];
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%230b5fa5" d="M0 0h8v8H0z"/%3E%3Cpath fill="%23fff" d="M4 1l3 6H1z"/%3E%3C/svg%3E';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="gallery-section">
    <h2 className="section-title">{title}</h2>
    {children}
  </section>
);

const Order = ({ text }: { text: Sample }) => (
  <>
    <StatusPanel tone="amber" title={text.status}>
      {text.description}
    </StatusPanel>
    <Card>
      <div className="product-head">
        <Logo src="" name={text.product} />
        <h3 className="text-body">{text.product}</h3>
      </div>
      <Rows rows={text.rows} />
    </Card>
    <ButtonBar>
      <Button>{text.repay}</Button>
      <p className="button-hint">{text.hint}</p>
      <Button kind="secondary">{text.rollover}</Button>
    </ButtonBar>
  </>
);

const Statuses = () => (
  <Section title="Status">
    {tones.map((tone) => (
      <StatusPanel key={tone} tone={tone} title={`A status in ${tone}`}>
        What it means for the borrower.
      </StatusPanel>
    ))}
    <StatusPanel tone="amber" title="No description" />
  </Section>
);

const Buttons = ({ text }: { text: Sample }) => (
  <Section title="Buttons">
    <ButtonBar>
      <Button>{text.repay}</Button>
      <Button busy>{text.repay}</Button>
      <Button disabled>{text.repay}</Button>
      <Button aria-disabled>Looks disabled, still answers</Button>
      <Button kind="secondary">{text.rollover}</Button>
      <Button kind="secondary" busy>
        {text.rollover}
      </Button>
      <Button kind="secondary" disabled>
        {text.rollover}
      </Button>
      <Button kind="plain">{text.retry}</Button>
      <Button kind="plain" disabled>
        {text.retry}
      </Button>
    </ButtonBar>
  </Section>
);

const Fields = ({ text }: { text: Sample }) => {
  const [value, setValue] = useState('');
  const [checked, setChecked] = useState(true);
  const [stars, setStars] = useState(3);
  const [tab, setTab] = useState('1');
  return (
    <Section title="Fields">
      <TextField
        label={text.label}
        hint={text.fieldHint}
        value={value}
        onChange={setValue}
        inputMode="numeric"
        placeholder="0000 0000 000"
      />
      <TextField
        label="Mobile number"
        error={text.fieldError}
        value="0917"
        onChange={nothing}
        inputMode="tel"
      />
      <TextField
        label="SMS code"
        value=""
        onChange={nothing}
        inputMode="numeric"
        autoComplete="one-time-code"
        trailing={<Button kind="plain">Get code</Button>}
      />
      <Checkbox label={text.agree} checked={checked} onChange={setChecked}>
        <a href="#agreement">{text.agreement}</a>
      </Checkbox>
      <Checkbox label="Not ticked" checked={false} onChange={nothing} />
      <Stars
        label="Your rating"
        value={stars}
        onChange={setStars}
        starLabel={(star) => `${star} of 5 stars`}
      />
      <Tabs
        label="Card type"
        tabs={[
          { id: '1', title: 'Bank card' },
          { id: '2', title: 'E-wallet' },
          { id: '3', title: 'Cash pickup' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        Panel of tab {tab}
      </Tabs>
    </Section>
  );
};

const Products = ({ text }: { text: Sample }) => (
  <Section title="Recommended products">
    <ProductCard
      logo={picture}
      name={text.product}
      range="₱1,000 - ₱20,000"
      rangeDescription="Loan amount"
      rate="0.2% / day"
      rateDescription="Interest rate"
      tags={text.tags}
      buttonText="Apply now"
      disabled={false}
      onOpen={nothing}
    />
    <ProductCard
      logo="/broken.png"
      name="Kaagapay"
      range="₱3,000 - ₱50,000"
      rangeDescription="Loan amount"
      rate=""
      rateDescription=""
      tags={[]}
      buttonText="Fully booked"
      disabled
      onOpen={nothing}
    />
    <div className="flex flex-wrap items-center gap-3">
      <Logo src={picture} name="P" />
      <Logo src="" name="Éxito" />
      <Chip text="Fast approval" />
    </div>
  </Section>
);

const Answers = ({ text }: { text: Sample }) => (
  <Section title="Loading, failing, empty">
    <Skeleton label="loading..." />
    <Failure title={text.failure} hint={text.failureHint} retryLabel={text.retry} onRetry={nothing} />
    <Failure title={text.failure} retryLabel={`${text.retry}...`} onRetry={nothing} busy />
    <Empty title="No complaints yet" hint="What you send us will be listed here.">
      <Button kind="secondary">Write to us</Button>
    </Empty>
  </Section>
);

const layers = ['notice', 'question', 'rating', 'sheet', 'toast', 'loading', 'offline'] as const;
type Layer = (typeof layers)[number];

const Layers = ({ text, first }: { text: Sample; first: Layer | undefined }) => {
  const [layer, setLayer] = useState<Layer | undefined>(first);
  const [stars, setStars] = useState(0);
  const close = () => setLayer(undefined);
  return (
    <Section title="Over the page">
      <ButtonBar>
        {layers.map((name) => (
          <Button key={name} kind="secondary" onClick={() => setLayer(layer === name ? undefined : name)}>
            Show {name}
          </Button>
        ))}
      </ButtonBar>
      <Dialog
        open={layer === 'notice'}
        title="Kind tips"
        onClose={close}
        actions={<Button onClick={close}>OK</Button>}
      >
        {text.tips}
      </Dialog>
      <Dialog
        open={layer === 'question'}
        title="Withdraw"
        actions={
          <>
            <Button onClick={close}>Withdraw Now</Button>
            <Button kind="secondary" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        {text.description}
      </Dialog>
      <Dialog
        open={layer === 'rating'}
        title="Rate our app"
        onClose={close}
        actions={<Button onClick={close}>Submit</Button>}
      >
        <Stars
          label="Your rating"
          value={stars}
          onChange={setStars}
          starLabel={(star) => `${star} of 5 stars`}
        />
      </Dialog>
      <Sheet open={layer === 'sheet'} title="Payment method" closeLabel="Close" onClose={close}>
        <Rows rows={text.rows} />
      </Sheet>
      <Toast text={layer === 'toast' || layer === 'rating' ? 'Silakan pilih' : undefined} />
      <LoadingOverlay text={layer === 'loading' ? 'loading...' : undefined} />
      <OfflineNotice
        text={layer === 'offline' ? 'You are offline. We will go on when you are back.' : undefined}
      />
    </Section>
  );
};

const Tokens = () => (
  <Section title="Colours and icons">
    <div className="flex flex-wrap items-center gap-3">
      {colours.map((name) => (
        <span key={name} className="gallery-colour">
          <i style={{ background: `var(--${name})` }} />
          {name}
        </span>
      ))}
    </div>
    <div className="flex flex-wrap items-center gap-3">
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  </Section>
);

interface GalleryProps {
  /** Short English or long Filipino texts. */
  language: keyof typeof samples;
  layer?: string | null;
}

export const Gallery = ({ language, layer }: GalleryProps) => {
  const text = samples[language];
  return (
    <Page
      title="Gallery"
      onLeave={nothing}
      leaveLabel="Back"
      trailing={
        <button type="button" className="icon-button" aria-label="Call us">
          <Icon name="phone" />
        </button>
      }
      footer={
        <ButtonBar>
          <Button>Next</Button>
        </ButtonBar>
      }
    >
      <Order text={text} />
      <Statuses />
      <Buttons text={text} />
      <Fields text={text} />
      <Products text={text} />
      <Answers text={text} />
      <Layers text={text} first={layers.find((name) => name === layer)} />
      <Tokens />
    </Page>
  );
};
