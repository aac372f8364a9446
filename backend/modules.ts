/**
 * The one list of features, in any order: a new one is a folder with a `module.ts`, and a line
 * here.
 */
export { accountDataModule } from './account-data/module';
export { accountsModule } from './accounts/module';
export { alertsModule } from './alerts/module';
export { announcementModule } from './announcement/module';
export { chainModule } from './chain/module';
export { collectModule } from './collect/module';
export { correctionsModule } from './corrections/module';
export { dataExportModule } from './data-export/module';
export { dataStateModule } from './data-state/module';
export { errorsModule } from './errors/module';
export { eventsModule } from './events/module';
export { flagsModule } from './flags/module';
export { identityModule } from './identity/module';
export { impersonationModule } from './impersonation/module';
export { importModule } from './import/module';
export { incidentsModule } from './incidents/module';
export { issuersModule } from './issuers/module';
export { jobsModule } from './jobs/module';
export { mailModule } from './mail/module';
export { manageAccountsModule } from './manage-accounts/module';
export { methodologyModule } from './methodology/module';
export { openDataModule } from './open-data/module';
export { openapiModule } from './openapi/module';
export { overviewModule } from './overview/module';
export { pageViewsModule } from './page-views/module';
export { passwordsModule } from './passwords/module';
export { portfolioModule } from './portfolio/module';
export { profilesModule } from './profiles/module';
export { projectsModule } from './projects/module';
export { quotesModule } from './quotes/module';
export { ratingsModule } from './ratings/module';
export { recordsModule } from './records/module';
export { reportsModule } from './reports/module';
export { searchModule } from './search/module';
export { seedModule } from './seed/module';
export { standInsModule } from './stand-ins/module';
export { usageModule } from './usage/module';
export { visitsModule } from './visits/module';
export { votesModule } from './votes/module';
export { walletsModule } from './wallets/module';
export { watchlistsModule } from './watchlists/module';
export { webhooksModule } from './webhooks/module';
