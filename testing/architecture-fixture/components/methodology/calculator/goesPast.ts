export { rate } from '@/backend/rating/packaged';
