export { Mark } from './mark.tsx';
export { MarkOfWay } from './mark-of-way.tsx';
