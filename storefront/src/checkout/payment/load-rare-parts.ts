/** What stands above the button when an order was not placed: code of its own, asked for with the first refusal. */
export const loadObstaclePanel = () => import('./obstacle-panel.tsx');

/** Where a placed order is paid by another code: code of its own, asked for while the bank is. */
export const loadPayPlaced = () => import('./pay-placed.tsx');
