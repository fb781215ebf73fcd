import path from 'node:path';

/** Folder where drizzle-kit writes migrations. Every start applies them. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');
