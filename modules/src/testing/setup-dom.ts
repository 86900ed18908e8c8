import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadSentences } from '../shop/i18n/translate.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// Runs for each test file, also where files share a process and its modules.
afterEach(cleanup);
// As in a shop, where the language is there before the first module.
await loadSentences('pl');
