export { ViewedHere } from './viewed-here.tsx';
export { type ViewedCard, ViewedList } from './viewed-list.tsx';
