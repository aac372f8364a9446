export { breadcrumbData } from './breadcrumbData';
export { describeProject } from './describeProject';
export { ProjectScreen, type ProjectScreenProps } from './ProjectScreen';
