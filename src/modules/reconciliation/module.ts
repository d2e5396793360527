import { defineModule } from '#platform/module.ts';
import { checkBooksJob } from './check-books.ts';

export const reconciliationModule = defineModule({
  jobs: [checkBooksJob],
});
