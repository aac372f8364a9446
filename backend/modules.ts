/**
 * The one list of features, in any order: a new one is a folder with a `module.ts`, and a line
 * here.
 */
export { accountDataModule } from './users/account-data/module';
export { accountsModule } from './users/accounts/module';
export { alertsModule } from './delivery/alerts/module';
export { announcementModule } from './site/announcement/module';
export { chainModule } from './chain/module';
export { collectModule } from './facts/collect/module';
export { correctionsModule } from './catalog/corrections/module';
export { dataExportModule } from './users/data-export/module';
export { dataStateModule } from './catalog/data-state/module';
export { errorsModule } from './site/errors/module';
export { eventsModule } from './events/module';
export { flagsModule } from './site/flags/module';
export { identityModule } from './users/identity/module';
export { impersonationModule } from './users/impersonation/module';
export { importModule } from './facts/import/module';
export { incidentsModule } from './catalog/incidents/module';
export { issuersModule } from './facts/issuers/module';
export { jobsModule } from './jobs/module';
export { mailModule } from './delivery/mail/module';
export { manageAccountsModule } from './users/manage-accounts/module';
export { methodologyModule } from './site/methodology/module';
export { openDataModule } from './catalog/open-data/module';
export { openapiModule } from './site/openapi/module';
export { overviewModule } from './catalog/overview/module';
export { pageViewsModule } from './catalog/page-views/module';
export { passwordsModule } from './users/passwords/module';
export { portfolioModule } from './users/portfolio/module';
export { profilesModule } from './users/profiles/module';
export { projectsModule } from './catalog/projects/module';
export { quotesModule } from './site/quotes/module';
export { ratingsModule } from './ratings/module';
export { recordsModule } from './facts/records/module';
export { reportsModule } from './site/reports/module';
export { searchModule } from './catalog/search/module';
export { seedModule } from './facts/seed/module';
export { standInsModule } from './users/stand-ins/module';
export { usageModule } from './site/usage/module';
export { visitsModule } from './catalog/visits/module';
export { votesModule } from './catalog/votes/module';
export { walletsModule } from './users/wallets/module';
export { watchlistsModule } from './users/watchlists/module';
export { webhooksModule } from './delivery/webhooks/module';
