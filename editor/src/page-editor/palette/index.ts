export { Palette } from './palette.tsx';
export { PaletteCommand } from './palette-command.tsx';
