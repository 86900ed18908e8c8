import { createContext } from 'react';

/** True for the group of fields that a choice between kinds has brought: it needs no name beside the choice. */
export const OptionContext = createContext(false);
