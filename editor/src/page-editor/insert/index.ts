export { InsertList } from './insert-list.tsx';
