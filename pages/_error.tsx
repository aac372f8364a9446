export { UnexpectedPage as default } from '@/components/app';
