export { AddressesPage, beginAddresses } from './addresses-page.tsx';
