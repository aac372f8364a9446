export { copy as incidentsCopy, incidentCopy } from './copy';
export { IncidentScreen, type IncidentScreenProps } from './IncidentScreen';
export {
  IncidentsScreen,
  type Choice,
  type IncidentQuery,
  type IncidentsScreenProps,
} from './IncidentsScreen';
