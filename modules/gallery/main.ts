/** Addresses that say what to show get just that; all others the catalogue, which shows them in frames. */
const parameters = new URLSearchParams(location.search);
const isFrame = ['view', 'driver', 'bare'].some((name) => parameters.has(name));

// Not awaited: what both share lies in the file of this module, and they would wait for it in turn.
if (isFrame) import('./frame.tsx').then(({ showFrame }) => showFrame());
else import('./catalogue.tsx').then(({ showCatalogue }) => showCatalogue());

export {};
