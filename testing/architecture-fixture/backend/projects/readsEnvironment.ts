export const readsEnvironment = () => process.env.DATABASE_URL;
