export { default as fc } from 'fast-check';
export { arbitraryMutation } from './arbitrary-mutation.ts';
export { arbitrarySettings, type KnownKeys } from './arbitrary-settings.ts';
