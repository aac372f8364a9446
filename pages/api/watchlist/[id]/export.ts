export { watchlistExportRoute as default } from '@/server/watchlistExportRoute';
