export { boundProject } from './bound/boundProject';
export { orderContracts } from './bound/orderContracts';
export { breadcrumbData } from './head/breadcrumbData';
export { describeProject } from './describeProject';
export { drawOverview } from './overview/drawOverview';
export { ProjectScreen, type ProjectScreenProps } from './ProjectScreen';
