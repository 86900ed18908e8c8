export { applyServices } from './services-at-work.ts';
