export type { Modal } from './create-modals.ts';
export { modalsOf } from './modals-of-site.tsx';
