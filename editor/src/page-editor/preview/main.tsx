import '@witryna/modules/theme/fonts-default.css';
import '@witryna/modules/theme/fonts-u20.css';
import '@witryna/modules/theme/tokens.css';
import '@witryna/modules/theme/base.css';
import './preview.css';
import { refuseDroppedFiles } from '../../ui/fields/refuse-dropped-files.ts';
import { isFormLanguage, LANGUAGE_PARAM, loadDefinitions } from '../definitions/index.ts';
import { createChannel } from './channel.ts';
import { createPreview } from './preview.tsx';
import type { EditorMessage, PreviewMessage } from './protocol.ts';

const root = document.getElementById('page');
const isFramed = window.parent !== window;
if (root && isFramed) {
  const ends = { own: window, peer: window.parent, origin: window.location.origin };
  const language = new URLSearchParams(location.search).get(LANGUAGE_PARAM);
  // Names of modules are not worth a preview that does not come.
  if (isFormLanguage(language)) await loadDefinitions(language).catch(() => undefined);
  refuseDroppedFiles(window);
  createPreview(root, createChannel<PreviewMessage, EditorMessage>(ends));
}
