import { defineModule } from '#platform/module.ts';
import { checkBooksJob } from './check-books.ts';
import { importStatementsJob } from './import-statements.ts';

export const reconciliationModule = defineModule({
  jobs: [checkBooksJob, importStatementsJob],
});
