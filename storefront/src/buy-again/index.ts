export { BuyAgain } from './buy-again.tsx';
