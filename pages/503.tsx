export { UnavailablePage as default } from '@/components/app';
