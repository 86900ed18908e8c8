import '@fontsource-variable/inter/index.css';
import './app/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { refuseDroppedFiles } from './ui/fields/refuse-dropped-files.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
refuseDroppedFiles(window);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
