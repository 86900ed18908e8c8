export { Mark } from './mark.tsx';
export { markOfCertificate, markOfName } from './mark-of-name.ts';
