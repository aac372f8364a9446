export { pageOfRows, type RowsPage } from './pageOfRows';
export { RecordList } from './RecordList';
