export { pageOfRows, type RowsPage } from './pageOfRows';
export { ofProject } from './copy';
export { RecordList } from './RecordList';
export { Page as RecordPage } from './RecordList.styles';
