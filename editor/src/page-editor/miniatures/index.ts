export { Miniature } from './miniature.tsx';
export { MiniaturesProvider } from './miniatures-provider.tsx';
