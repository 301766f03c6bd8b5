import { mountGallery } from '../../views/gallery/main.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (root) mountGallery(root);
