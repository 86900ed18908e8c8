export type { Miniatures } from './collect-miniatures.ts';
export { ComparedPictures, type ComparedState } from './compared-pictures.tsx';
export { DrawnMiniature, type DrawnModule, Miniature } from './miniature.tsx';
export { MiniaturesProvider } from './miniatures-provider.tsx';
export { MiniaturesStudio } from './miniatures-studio.tsx';
export { whenSeen } from './when-seen.ts';
