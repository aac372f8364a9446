export { BreadcrumbScript } from './BreadcrumbScript';
export { describeProject } from './describeProject';
export { ProjectScreen, type ProjectScreenProps } from './ProjectScreen';
