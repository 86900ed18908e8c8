export { BenefitsPage, beginPrograms } from './benefits-page.tsx';
