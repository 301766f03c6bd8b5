import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { Boundary } from '../../views/app/Boundary.tsx';
import { mount } from '../../views/app/mount.tsx';
import { patience } from '../patience.ts';

const counter = setup({
  types: {} as { context: { count: number }; events: { type: 'counted' } },
}).createMachine({
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

const open = () => {
  const actor = createActor(counter).start();
  const render = vi.fn<() => void>();
  const View = () => {
    render();
    const count = useSelector(actor, ({ context }) => context.count);
    return (
      <p>
        {count % 2 === 0 ? 'even ' : <b>odd </b>}number {count}
      </p>
    );
  };
  const container = document.createElement('div');
  container.id = 'mounted';
  document.body.replaceChildren(container);
  const caught = vi.fn<(error: unknown) => void>();
  mount(createRoot, container, <View />, caught);
  return { actor, caught, render, text: () => document.body.textContent };
};

/** As Chrome's translation does: every text becomes a <font> element. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
};

test('goes on after the browser has translated the page, with nothing lost', async () => {
  const { actor, caught, render, text } = open();
  await vi.waitFor(() => expect(text()).toBe('even number 0'), patience);
  translate();
  actor.send({ type: 'counted' });
  await vi.waitFor(() => expect(text()).toBe('odd number 1'), patience);
  render.mockClear();
  actor.send({ type: 'counted' });
  await vi.waitFor(() => expect(text()).toBe('even number 2'), patience);
  // Only the fresh page is drawn.
  expect(render).toHaveBeenCalledOnce();
  expect(caught).not.toHaveBeenCalled();
  expect(document.body.firstElementChild).toHaveAttribute('translate', 'no');
});

test('reports it when the fresh page is changed as well', async () => {
  const { actor, caught, text } = open();
  await vi.waitFor(() => expect(text()).toBe('even number 0'), patience);
  translate();
  actor.send({ type: 'counted' });
  await vi.waitFor(() => expect(text()).toBe('odd number 1'), patience);
  translate();
  actor.send({ type: 'counted' });
  await vi.waitFor(() => expect(caught).toHaveBeenCalledOnce(), patience);
});

test('keeps the rest of the page, and reports once, when a screen cannot be drawn', async () => {
  const Screen = () => {
    throw new Error('not drawn');
  };
  const caught = vi.fn<(error: unknown) => void>();
  mount(
    createRoot,
    document.body,
    <>
      <p>the rest</p>
      <Boundary>
        <Screen />
      </Boundary>
    </>,
    caught,
  );
  await vi.waitFor(() => expect(caught).toHaveBeenCalledOnce(), patience);
  expect(document.body.textContent).toBe('the rest');
});
