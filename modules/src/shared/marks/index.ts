export { Mark } from './mark.tsx';
export { markOfName } from './mark-of-name.ts';
