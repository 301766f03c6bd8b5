/* oxlint-disable react/iframe-missing-sandbox -- The frames show this page itself. */
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './Gallery.tsx';
import { forceScheme } from './scheme.ts';

const choices = {
  'Light and dark': '?scheme=both',
  Light: '?scheme=light',
  Dark: '?scheme=dark',
  Filipino: '?lang=fil',
  'Text at 200 %': '?text=200',
};

/** The page's query chooses: `scheme` light, dark or both, `lang=fil` long texts, `text=200` large text, `layer` an open dialog, `plain` no links. */
export const mountGallery = (root: HTMLElement): void => {
  const query = new URLSearchParams(location.search);
  const scheme = query.get('scheme');
  if (scheme === 'light' || scheme === 'dark') forceScheme(scheme);
  if (query.get('text') === '200') document.documentElement.style.fontSize = '200%';
  createRoot(root).render(
    scheme === 'both' ? (
      <div className="gallery-pair">
        <iframe title="Light" src="?scheme=light&plain" />
        <iframe title="Dark" src="?scheme=dark&plain" />
      </div>
    ) : (
      <>
        {!query.has('plain') && (
          <nav className="gallery-choices" aria-label="Show">
            {Object.entries(choices).map(([name, href]) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <Gallery language={query.get('lang') === 'fil' ? 'fil' : 'en'} layer={query.get('layer')} />
      </>
    ),
  );
};
