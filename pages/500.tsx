export { ServerErrorPage as default } from '@/components/app';
