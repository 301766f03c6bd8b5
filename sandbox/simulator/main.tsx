import { createRoot } from 'react-dom/client';
import './simulator.css';
import { Simulator } from './Simulator.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Simulator />);
