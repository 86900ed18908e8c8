/** What stands above the button when an order was not placed: code of its own, asked for with the first refusal. */
export const loadObstaclePanel = () => import('./obstacle-panel.tsx');
