import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router } from 'wouter';
import { createActor, setup } from 'xstate';

/** A conventional page with the same libraries: framework first, then the screen's chunk, then its call. */
const actor = createActor(setup({}).createMachine({ initial: 'on', states: { on: {} } }));
actor.start();

const Order = lazy(() => import('./Order.tsx'));

const App = () => {
  const isOn = useSelector(actor, (snapshot) => snapshot.matches('on'));
  return (
    <Router>
      <Route path="/loanDetail">
        {isOn && (
          <Suspense fallback="Loading">
            {' '}
            <Order />{' '}
          </Suspense>
        )}
      </Route>
    </Router>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
