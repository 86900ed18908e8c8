import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Runs for each test file, also where files share a process and its modules.
afterEach(cleanup);
