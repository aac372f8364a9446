/** The store, once, for PGlite and PostgreSQL. */
export * from './schemaAccounts';
export * from './schemaEvents';
export * from './schemaEvidence';
export * from './schemaHouse';
export * from './schemaJobs';
export * from './schemaProjects';
export * from './schemaQuotes';
export * from './schemaRatings';
export * from './schemaVisitors';
