import path from 'node:path';

/** Where drizzle-kit writes the migrations; they are applied at every start. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');
